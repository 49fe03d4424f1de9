import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';
import { isAdvisedTo, isAskedFor } from '#engine/judge/plan/advised.ts';
import type { JudgedCheck } from '#engine/judge/checks/run-check.ts';

/**
 * What weighs more for this kind of organisation, of what was found wanting here. Nothing is said about a check that is earned, and nothing where nobody knows the
 * kind: an industry of the quiz has caterers and hotels in it.
 */
export function industryAdvice(judged: readonly JudgedCheck[], kind: OrganisationKind | null): string[] {
  if (kind === null) return [];
  const lost = new Map(
    judged.map((one) => [one.check.id, isAdvisedTo(one, kind) && isAskedFor(one) ? one.lostPoints : 0]),
  );
  return adviceByKind[kind].filter(([checkId]) => (lost.get(checkId) ?? 0) >= 0.3).map(([, text]) => `${text}.`);
}

type Note = readonly [checkId: string, text: string];

const nearby: readonly Note[] = [
  ['BP-10', 'People look for somebody nearby in reviews and maps. Link your profiles'],
  ['BP-12', 'Keep address, phone and opening hours identical everywhere'],
];
const audience: readonly Note[] = [
  ['AO-13', 'Say in one sentence what you are, for whom and where'],
  ['BP-11', 'Name who leads and how to reach them'],
  ['AO-11', 'Answer on one page what people ask before they come or join'],
];

const adviceByKind: Record<OrganisationKind, readonly Note[]> = {
  'local-service': [
    ...nearby,
    ['CQ-15', 'State in text what you charge, or how a price is worked out, and where you work'],
    ['CQ-03', 'Give each service a page of its own'],
    ['CQ-13', 'Show work that you did, with its outcome and the words of whoever it was for'],
    ['AO-11', 'Answer on one page what people ask before they call'],
  ],
  shop: [
    ['AO-09', 'Mark up each product with name, price and availability as the page shows them'],
    ['CQ-15', 'State price, delivery and returns as text on the product page'],
    ['CQ-14', 'Help buyers choose: say which of your offers suits which need'],
    ...nearby,
  ],
  software: [
    ['CQ-14', 'Software buyers ask assistants to compare. Publish fair comparison pages with a table'],
    ['TS-05', 'Make documentation and product pages readable without scripts, which AI crawlers do not run'],
    ['CQ-03', 'Give each product and each integration a page of its own'],
    ['BP-15', 'Developers and their assistants look at repositories, videos and forums. Link yours'],
  ],
  maker: [
    ['CQ-06', 'Publish sizes, capacities and standards as numbers in text, not only in data sheets'],
    ['CQ-03', 'Give each product family and each process a page of its own'],
    ['BP-05', 'Assistants cite trade journals. Get a case into one'],
  ],
  agency: [
    ['CQ-13', 'Publish cases with outcomes and your method. Nobody else can'],
    ['CQ-12', 'Name the person behind each article, with a page about them'],
    ['BP-07', 'Assistants use LinkedIn for professional questions. Publish there and link it'],
  ],
  person: [
    ['AO-13', 'Say in one sentence what you do, for whom and where'],
    ['CQ-13', 'Show your work with its outcomes. Nobody else can'],
    ['CQ-15', 'State in text how to reach you and what you charge'],
  ],
  course: [
    ['CQ-15', 'State fees, dates, entry requirements and place of each course in text'],
    ['AO-11', 'Answer the questions of applicants on one page'],
    ['CQ-11', 'Show the year that each course page is valid for'],
  ],
  clinic: [
    [
      'CQ-12',
      'On health questions the author’s qualification counts. Name the clinician who wrote or reviewed each article',
    ],
    ['BP-12', 'Patients act on address, phone and hours. Keep them identical everywhere'],
    ['CQ-11', 'Date medical pages and review them on a schedule that readers can see'],
  ],
  restaurant: [...nearby, ['CQ-15', 'State menu, prices and opening hours in text, not only in a picture or a file']],
  lodging: [
    ...nearby,
    ['CQ-15', 'State prices, check-in times and directions in text'],
    ['AO-11', 'Answer what guests ask before they book'],
  ],
  event: [
    ['CQ-15', 'State date, place and price in text'],
    ['AO-11', 'Answer what visitors ask before they come'],
  ],
  club: audience,
  church: audience,
  charity: audience,
  'public-body': audience,
  other: [
    ['AO-13', 'Say in one sentence what you are, for whom and where'],
    ['CQ-02', 'Answer the questions that people ask you in their own words'],
  ],
};
