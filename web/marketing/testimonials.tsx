import { testimonials } from '../content/marketing.ts';
import { Section } from './section.tsx';

/** Quotations chosen by company, and three success stories. Without JavaScript all quotations are below each other. */
export function Testimonials() {
  if (testimonials === null) return null;
  return (
    <Section
      id="testimonials"
      title={testimonials.note ? 'What a customer might say' : 'What customers say'}
      lead={testimonials.note && <p>{testimonials.note}</p>}
    >
      <div data-choice>
        <div className="flex flex-wrap gap-2 noscript:hidden">
          {testimonials.quotes.map((quote, index) => (
            <button
              key={quote.company}
              type="button"
              data-show
              aria-pressed={index === 0}
              className="min-h-11 rounded-sm border border-line px-4 text-sm font-medium text-muted hover:border-edge aria-pressed:border-ink aria-pressed:text-ink"
            >
              {quote.company}
            </button>
          ))}
        </div>
        {testimonials.quotes.map((quote, index) => (
          <figure
            key={quote.company}
            data-panel
            data-chosen={index === 0}
            className="mt-6 data-[chosen=false]:hidden noscript:block!"
          >
            <blockquote className="max-w-prose font-serif text-xl">“{quote.quote}”</blockquote>
            <figcaption className="mt-4 flex items-center gap-3 text-sm">
              <span aria-hidden="true" className="grid size-10 place-items-center rounded-full bg-sunken font-semibold">
                {quote.initials}
              </span>
              <span>
                <strong className="font-semibold">{quote.author}</strong>
                <span className="sr-only">, </span>
                <br />
                <span className="text-muted">
                  {quote.title}, {quote.company}
                </span>
              </span>
            </figcaption>
          </figure>
        ))}
      </div>
      <dl className="mt-10 grid gap-8 border-t border-line pt-6 empty:hidden sm:grid-cols-3">
        {testimonials.stories.map((story) => (
          <div key={story.figure}>
            <dt className="font-serif text-2xl font-semibold tabular-nums">{story.figure}</dt>
            <dd className="mt-1 text-sm text-muted">{story.text}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
