/** The one field of a free look. enhance.ts shows the result in [data-look-result]; without a script the form leads to the look's own page. */
export function LookForm({ website = '' }: { website?: string }) {
  return (
    <form action="/look" method="post" data-look className="group max-w-lg">
      <label htmlFor="look-website" className="mb-1.5 block text-sm font-semibold">
        Your website
      </label>
      <div className="flex overflow-hidden rounded-md border-2 border-ink bg-surface focus-within:outline-3 focus-within:outline-offset-2 focus-within:outline-accent max-[20rem]:flex-wrap">
        <input
          id="look-website"
          name="website"
          type="text"
          inputMode="url"
          autoComplete="url"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={500}
          placeholder="example.com"
          defaultValue={website}
          aria-describedby="look-note"
          className="min-h-13 w-full min-w-0 bg-surface px-4 text-base outline-none placeholder:text-muted"
        />
        <button
          type="submit"
          className="min-h-13 shrink-0 bg-accent px-5 text-sm font-semibold text-on-accent hover:bg-accent-strong disabled:opacity-70 max-[20rem]:w-full"
        >
          Take a look
        </button>
      </div>
      <p id="look-note" role="status" className="mt-2 text-sm text-muted group-has-aria-invalid:text-poor">
        Free, about five seconds. No e-mail, no account.
      </p>
    </form>
  );
}
