// The quiz as the makers of this site would answer it: for the test that assesses our own pages.
import type { Company } from '#base/owners-choice.ts';
import { type Answers, blankAnswers } from '#engine/contract.ts';
import { brandName } from '../content/brand.ts';

/** An owner who has filled in content/company.ts. The names are made up for tests and reach no page that is shipped. */
export const knownCompany: Company = {
  founded: 2014,
  registration: 'Citable Ltd, company number 14820937',
  hours: 'Monday to Friday, 9:00–17:00 UTC',
  people: [{ name: 'Ada Marlow', role: 'Founder', about: 'She leads the team that keeps the rubric.' }],
  profiles: [
    { label: 'LinkedIn', url: 'https://www.linkedin.com/company/citable-test' },
    { label: 'X', url: 'https://x.com/citabletest' },
    { label: 'Facebook', url: 'https://www.facebook.com/citabletest' },
    { label: 'Instagram', url: 'https://www.instagram.com/citabletest' },
    { label: 'YouTube', url: 'https://www.youtube.com/@citabletest' },
    { label: 'GitHub', url: 'https://github.com/citabletest' },
  ],
  reviews: [
    { label: 'Trustpilot', url: 'https://www.trustpilot.com/review/citable.example' },
    { label: 'G2', url: 'https://www.g2.com/products/citable-test' },
    { label: 'Capterra', url: 'https://www.capterra.com/p/1/citable-test' },
  ],
  press: [
    { label: 'Search Engine Land: a rubric for answers', url: 'https://searchengineland.com/citable-test' },
    { label: 'The Guardian: who gets named', url: 'https://www.theguardian.com/technology/citable-test' },
    { label: 'TechCrunch: proof for every point', url: 'https://techcrunch.com/citable-test' },
  ],
  refund: 'final',
  tax: 'none',
};

export function ownAnswers(website: string, company: Company | null): Answers {
  const profile = (label: string) => company?.profiles.find((each) => each.label === label)?.url ?? '';
  return {
    ...blankAnswers,
    companyName: brandName,
    companyDescription: `${brandName} is an assessment service that measures how visible a business is to ChatGPT, Claude, Perplexity and Grok, and proves every point.`,
    industry: 'technology',
    products: ['AI Search Assessment', 'Monthly Monitoring', 'Quarterly Audit'],
    yearEstablished: company?.founded ?? null,
    locations: 'Worldwide',
    targetAudience: 'Business owners and marketers',
    website,
    socialMedia: {
      linkedin: profile('LinkedIn'),
      twitter: profile('X'),
      facebook: profile('Facebook'),
      instagram: profile('Instagram'),
    },
    publicationsMentioned: company ? 'yes' : 'no',
    publicationsExamples: company?.press.map(({ url }) => url).join('\n') ?? '',
    wikipediaPage: 'no',
    contentFrequency: 'monthly',
    keywords: ['AI search visibility', 'AI search visibility assessment', 'LLM SEO assessment'],
    customerQuestions: 'What exactly do I get?\nHow long does it take?\nCan I cancel a subscription?',
    structuredData: 'yes',
    contentTone: 'professional',
    faqUsage: 'yes',
    uniqueSellingProps: 'Every finding shows the address, the line and the time it was seen.',
    problemsSolved: 'A business that is invisible to ChatGPT',
    brandTerminology: 'fix pack\nlikely range',
    mobileFriendly: 'yes',
    loadingSpeed: 'fast',
    httpsUsage: 'yes',
    previousLlmSearches: 'yes',
    llmOptimizationStrategies: 'yes',
    otherInformation: '',
    misconceptions: '',
    businessGoals: 'Be named when business owners ask how visible they are to AI assistants.',
    email: `hello@${new URL(website).hostname}`,
  };
}
