import type { Industry } from '#engine/contract.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import { isAdvisedTo, isAskedFor } from '#engine/judge/plan/advised.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';

/** What weighs more in this industry, of what was found wanting here and suits the kind of organisation. Nothing is said about a check that is earned. */
export function industryAdvice(
  industry: Industry | '',
  judged: readonly JudgedCheck[],
  kind: OrganisationKind | null,
): string[] {
  const lost = new Map(
    judged.map((one) => [one.check.id, isAdvisedTo(one, kind) && isAskedFor(one) ? one.lostPoints : 0]),
  );
  const notes = adviceByIndustry[industry === '' ? 'other' : industry];
  return notes.filter(([checkId]) => (lost.get(checkId) ?? 0) >= 0.3).map(([, text]) => `${text}.`);
}

type Note = readonly [checkId: string, text: string];

const adviceByIndustry: Record<Industry, readonly Note[]> = {
  technology: [
    ['CQ-14', 'Software buyers ask assistants to compare. Publish fair comparison pages with a table'],
    ['TS-05', 'Make documentation and product pages readable without scripts, which AI crawlers do not run'],
    ['CQ-03', 'Give each product and each integration a page of its own'],
    ['BP-15', 'Developers and their assistants look at repositories, videos and forums. Link yours'],
  ],
  healthcare: [
    [
      'CQ-12',
      'On health questions the author’s qualification counts. Name the clinician who wrote or reviewed each article',
    ],
    ['CQ-07', 'Support each medical statement with a link to its independent source'],
    ['BP-12', 'Patients act on address, phone and hours. Keep them identical everywhere'],
    ['CQ-11', 'Date medical pages and review them on a schedule that readers can see'],
  ],
  finance: [
    ['CQ-07', 'Support rates, rules and risks with a link to the regulator or the source'],
    ['CQ-12', 'Name the qualified person behind each article'],
    ['CQ-15', 'State fees and terms as plain text, not only in a document to download'],
    ['BP-11', 'Give the registration number and the supervising authority on the About page'],
  ],
  retail: [
    ['AO-09', 'Mark up each product with name, price and availability as the page shows them'],
    ['BP-10', 'Shoppers’ assistants use reviews. Link the platforms that show yours'],
    ['CQ-15', 'State price, delivery and returns as text on the product page'],
    ['CQ-14', 'Help buyers choose: say which of your offers suits which need'],
  ],
  manufacturing: [
    ['CQ-06', 'Publish tolerances, capacities and standards as numbers in text, not only in data sheets'],
    ['CQ-03', 'Give each product family and each process a page of its own'],
    ['BP-05', 'Assistants cite trade journals in your field. Get a case into one'],
  ],
  consulting: [
    ['CQ-13', 'Publish cases with outcomes and your method. Nobody else can'],
    ['CQ-12', 'Name the partner behind each article, with a page about them'],
    ['BP-07', 'Assistants use LinkedIn for professional questions. Publish there and link it'],
  ],
  education: [
    ['CQ-15', 'State fees, dates, entry requirements and place of each course in text'],
    ['AO-11', 'Answer the questions of applicants on one page'],
    ['CQ-11', 'Show the year that each course page is valid for'],
  ],
  'real-estate': [
    ['BP-12', 'Keep office name, address and phone identical on the site and in listings'],
    ['CQ-15', 'Name the areas you serve and your fees in text'],
    ['BP-10', 'Link your review and listing profiles'],
  ],
  hospitality: [
    ['BP-10', 'Guests’ assistants use reviews and maps. Link your profiles'],
    ['BP-12', 'Keep address, phone and opening hours identical everywhere'],
    ['CQ-15', 'State prices, check-in times and directions in text'],
    ['AO-11', 'Answer what guests ask before they book'],
  ],
  other: [
    ['AO-13', 'Say in one sentence what you are, for whom and where'],
    ['CQ-02', 'Answer your buyers’ questions in their own words'],
    ['AO-08', 'Name in structured data the exact type of your business'],
    ['BP-10', 'Claim the listings that people and assistants consult in your field'],
  ],
};
