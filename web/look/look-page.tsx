import { catalogue, formatAmount } from '#payment/contract.ts';
import type { Page } from '../document.tsx';
import { SiteFrame } from '../site-frame.tsx';
import { LookForm } from './look-form.tsx';

const { assessment } = catalogue;

/** What the picture of a shared look says. */
export const lookPicture = 'What AI assistants can see of a website, in five seconds';

/** The page of one look: the server fills in its title, its address and its card, which is complete HTML. */
export const lookPage: Page = {
  title: '%LOOK_TITLE%',
  description: 'A free look at a website: three things that AI assistants can see of it, with the proof.',
  entries: ['web/enhance.ts'],
  isIndexed: false,
  picture: '/look',
  structuredData: [],
  body: () => (
    <SiteFrame>
      <div className="mx-auto grid max-w-page items-start gap-10 px-5 pt-10 sm:pt-16 lg:grid-cols-[1fr_30rem]">
        <div>
          <h1 className="text-3xl">%LOOK_TITLE%</h1>
          <p className="mt-4 max-w-xl text-lg text-muted">
            We read the home page, robots.txt (the file that tells crawlers what they may read) and the sitemap.
          </p>
          <div className="mt-8">
            <LookForm />
          </div>
        </div>
        <section
          aria-label="The look"
          data-look-result={`${assessment.cta} for ${formatAmount(assessment.amountCents)}`}
          className="rounded-md border border-edge bg-surface p-5 sm:p-6"
        >
          %LOOK%
        </section>
      </div>
    </SiteFrame>
  ),
};
