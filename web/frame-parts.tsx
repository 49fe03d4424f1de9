// What every frame has: that of the site, and the narrower one of the quiz.
import { brandName } from './content/brand.ts';

export function Wordmark() {
  return (
    <a href="/" className="inline-flex min-h-11 items-center font-serif text-xl font-bold tracking-tight text-ink">
      {brandName}
      <span aria-hidden="true" className="text-accent">
        .
      </span>
    </a>
  );
}

/** Opens the assistant; without a script, the mail program. */
export function AskLink({ email, className }: { email: string; className: string }) {
  return (
    <a href={`mailto:${email}`} data-ask className={className}>
      Ask us
    </a>
  );
}
