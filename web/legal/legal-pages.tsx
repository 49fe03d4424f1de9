// The three legal pages: one layout, three texts.
import { Fragment } from 'react';
import { brandName, placeholders } from '../content/brand.ts';
import { company } from '../content/company.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { buttonClass } from '../ui/button.tsx';
import type { LegalText } from './legal-text.ts';
import { privacyPolicy } from './privacy-policy.ts';
import { refundPolicy } from './refund-policy.ts';
import { termsOfService } from './terms-of-service.ts';

export const legalPages: Record<string, Page> = {
  '/terms-of-service': pageOf(termsOfService(company.refund, company.tax)),
  '/privacy-policy': pageOf(privacyPolicy),
  '/refund-policy': pageOf(refundPolicy(company.refund)),
};

function pageOf(text: LegalText): Page {
  return {
    title: text.title,
    description: filled(text.description),
    isIndexed: false,
    entries: ['web/enhance.ts'],
    body: () => <Legal text={text} />,
  };
}

function Legal({ text }: { text: LegalText }) {
  return (
    <SiteFrame>
      <article className="mx-auto max-w-prose px-5 py-14 sm:py-20">
        <h1 className="text-3xl">{text.title}</h1>
        <p className="mt-2 text-sm text-muted">
          Last updated <time dateTime="2025-01-08">January 8, 2025</time>
        </p>
        <p className="mt-6 text-lg">{filled(text.summary)}</p>
        {text.sections.map((section, index) => (
          <section key={section.heading} className="mt-10 border-t border-line pt-6">
            <h2 className="text-xl">
              <span className="mr-2 text-muted tabular-nums">{index + 1}.</span>
              {section.heading}
            </h2>
            {section.paragraphs.map((paragraph) => (
              <p key={paragraph} className="mt-3">
                <WithContact text={filled(paragraph)} />
              </p>
            ))}
          </section>
        ))}
        <p className="mt-12">
          <a href="/" className={buttonClass('secondary')}>
            Back to Home
          </a>
        </p>
      </article>
    </SiteFrame>
  );
}

/** The address in the text as a link. */
function WithContact({ text }: { text: string }) {
  return text.split(placeholders.contactEmail).map((part, index) => (
    <Fragment key={index}>
      {index > 0 && <a href={`mailto:${placeholders.contactEmail}`}>{placeholders.contactEmail}</a>}
      {part}
    </Fragment>
  ));
}

function filled(text: string): string {
  return text.replaceAll('{brand}', brandName).replaceAll('{contact}', placeholders.contactEmail);
}
