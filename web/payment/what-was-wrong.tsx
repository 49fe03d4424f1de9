/** The field for a reason, where the money is asked back. */
export function WhatWasWrong() {
  return (
    <>
      <label htmlFor="message" className="block text-sm font-semibold">
        What was wrong? You may leave this empty.
      </label>
      <textarea
        id="message"
        name="message"
        rows={4}
        maxLength={2000}
        className="mt-2 w-full rounded-sm border border-edge bg-surface p-3"
      />
    </>
  );
}
