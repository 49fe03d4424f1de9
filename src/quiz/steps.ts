// The 28 steps of the quiz, as data. The page draws them and the server checks by them: adding a step is one entry here and its field in the engine's answer-fields.ts.
import { industries, platformsInWords, type Answers } from '#engine/contract.ts';
import { completeAddress, isWebAddress, noAddress } from './web-address.ts';

export { completeAddress };

export type FieldType =
  | 'text'
  | 'url'
  | 'email'
  | 'number'
  | 'textarea'
  | 'select'
  | 'radio'
  | 'checkbox-group'
  | 'multi-text';

type Option = { value: string; label: string; placeholder?: string };

export type Field = {
  /** The payload's key; a checkbox-group and a multi-text keep their parts beneath it. */
  key: keyof Answers;
  label: string;
  type: FieldType;
  required: boolean;
  /** What whoever left a required field empty is told. */
  missing?: string;
  placeholder?: string;
  options?: readonly Option[];
  /** The answer of the step's first field that makes this one worth asking. */
  after?: string;
  /** multi-text only: how many lines. */
  count?: number;
};

export type Step = { title: string; description: string; fields: readonly Field[] };

const yesNoUnsure: Option[] = [
  { value: 'yes', label: 'Yes' },
  { value: 'no', label: 'No' },
  { value: 'unsure', label: 'Not sure' },
];

const industryLabels: Record<(typeof industries)[number], string> = {
  technology: 'Technology and software',
  healthcare: 'Healthcare',
  finance: 'Finance and insurance',
  retail: 'Retail and e-commerce',
  manufacturing: 'Manufacturing',
  consulting: 'Consulting and professional services',
  education: 'Education',
  'real-estate': 'Real estate',
  hospitality: 'Hospitality and travel',
  other: 'Something else',
};

export const steps: readonly Step[] = [
  {
    title: 'What is your company called?',
    description: 'The name customers use. Assistants match it letter by letter.',
    fields: [
      {
        key: 'companyName',
        label: 'Company name',
        type: 'text',
        required: true,
        missing: 'Enter the name of your company.',
        placeholder: 'Harbour Street Bakery',
      },
    ],
  },
  {
    title: 'What does your business do?',
    description: 'Two or three sentences, as you would say it to a new customer.',
    fields: [
      {
        key: 'companyDescription',
        label: 'Business description',
        type: 'textarea',
        required: true,
        missing: 'Describe your business in a sentence or two.',
        placeholder: 'We bake sourdough bread and deliver it to restaurants and homes before seven in the morning.',
      },
    ],
  },
  {
    title: 'Which industry are you in?',
    description: 'It decides which companies and questions you are compared against.',
    fields: [
      {
        key: 'industry',
        label: 'Industry',
        type: 'select',
        required: true,
        missing: 'Choose your industry.',
        placeholder: 'Choose an industry',
        options: industries.map((value) => ({ value, label: industryLabels[value] })),
      },
    ],
  },
  {
    title: 'What do you sell?',
    description: 'Up to five products or services. We look for a page about each.',
    fields: [
      {
        key: 'products',
        label: 'Products or services',
        type: 'multi-text',
        required: true,
        missing: 'Enter at least one product or service.',
        count: 5,
        placeholder: 'Sourdough delivery',
      },
    ],
  },
  {
    title: 'When was the business founded?',
    description: 'A track record is one of the things assistants repeat about a company.',
    fields: [
      {
        key: 'yearEstablished',
        label: 'Year established',
        type: 'number',
        required: true,
        missing: 'Enter the year in which you began.',
        placeholder: '2009',
      },
    ],
  },
  {
    title: 'Where do you serve customers?',
    description: 'Towns, regions or countries, separated by commas.',
    fields: [
      {
        key: 'locations',
        label: 'Locations',
        type: 'text',
        required: true,
        missing: 'Enter at least one location.',
        placeholder: 'Bristol, Bath and the south-west',
      },
    ],
  },
  {
    title: 'Who is your ideal customer?',
    description: 'The people you would most like an assistant to send you.',
    fields: [
      {
        key: 'targetAudience',
        label: 'Target audience',
        type: 'textarea',
        required: true,
        missing: 'Say whom you sell to.',
        placeholder: 'Independent restaurants, and families who order bread every week.',
      },
    ],
  },
  {
    title: 'What is your website?',
    description: 'We read its public pages while you answer the rest, politely and within your robots.txt.',
    fields: [
      {
        key: 'website',
        label: 'Website address',
        type: 'url',
        required: true,
        missing: 'Enter the address of your website.',
        placeholder: 'https://example.com',
      },
    ],
  },
  {
    title: 'Which social profiles do you keep?',
    description: 'Tick the ones you use and paste the address. Skip this step if you have none.',
    fields: [
      {
        key: 'socialMedia',
        label: 'Social media profiles',
        type: 'checkbox-group',
        required: false,
        options: [
          { value: 'linkedin', label: 'LinkedIn', placeholder: 'https://www.linkedin.com/company/…' },
          { value: 'twitter', label: 'X (Twitter)', placeholder: 'https://x.com/…' },
          { value: 'facebook', label: 'Facebook', placeholder: 'https://www.facebook.com/…' },
          { value: 'instagram', label: 'Instagram', placeholder: 'https://www.instagram.com/…' },
        ],
      },
    ],
  },
  {
    title: 'Has anyone written about you?',
    description: 'Newspapers, trade magazines, podcasts, well-read blogs. Assistants lean on what others say.',
    fields: [
      {
        key: 'publicationsMentioned',
        label: 'Mentioned in publications',
        type: 'radio',
        required: true,
        missing: 'Say whether publications have mentioned you.',
        options: yesNoUnsure,
      },
      {
        key: 'publicationsExamples',
        label: 'Which ones?',
        type: 'textarea',
        required: false,
        after: 'yes',
        placeholder: 'The Guardian food pages, March 2024; British Baker magazine',
      },
    ],
  },
  {
    title: 'Is there a Wikipedia page about your company?',
    description: 'Most good businesses have none. It only helps us know where to look.',
    fields: [
      {
        key: 'wikipediaPage',
        label: 'Wikipedia page',
        type: 'radio',
        required: true,
        missing: 'Say whether you have a Wikipedia page.',
        options: yesNoUnsure,
      },
    ],
  },
  {
    title: 'How often do you publish something new?',
    description: 'Articles, guides, case studies, news on your own site.',
    fields: [
      {
        key: 'contentFrequency',
        label: 'Content frequency',
        type: 'radio',
        required: true,
        missing: 'Choose how often you publish.',
        options: [
          { value: 'daily', label: 'Daily' },
          { value: 'weekly', label: 'Weekly' },
          { value: 'monthly', label: 'Monthly' },
          { value: 'quarterly', label: 'Quarterly' },
          { value: 'rarely', label: 'Rarely' },
        ],
      },
    ],
  },
  {
    title: 'What should people find you for?',
    description: 'Up to five words or phrases, the most valuable first.',
    fields: [
      {
        key: 'keywords',
        label: 'Top keywords',
        type: 'multi-text',
        required: true,
        missing: 'Enter at least one keyword.',
        count: 5,
        placeholder: 'wholesale sourdough Bristol',
      },
    ],
  },
  {
    title: 'What do customers ask before they buy?',
    description: 'One question a line, in their words. We check whether your site answers them.',
    fields: [
      {
        key: 'customerQuestions',
        label: 'Customer questions',
        type: 'textarea',
        required: true,
        missing: 'Enter at least one question of your customers.',
        placeholder: 'How early can you deliver?\nIs your bread suitable for vegans?',
      },
    ],
  },
  {
    title: 'Does your site use structured data?',
    description: 'Markup such as schema.org or JSON-LD that tells machines what a page is about.',
    fields: [
      {
        key: 'structuredData',
        label: 'Structured data',
        type: 'radio',
        required: true,
        missing: 'Say whether your site has structured data.',
        options: yesNoUnsure,
      },
    ],
  },
  {
    title: 'How does your company sound?',
    description: 'The tone of most of your pages.',
    fields: [
      {
        key: 'contentTone',
        label: 'Content tone',
        type: 'select',
        required: true,
        missing: 'Choose the tone of your texts.',
        placeholder: 'Choose a tone',
        options: [
          { value: 'professional', label: 'Professional' },
          { value: 'conversational', label: 'Conversational' },
          { value: 'technical', label: 'Technical' },
          { value: 'casual', label: 'Casual' },
          { value: 'authoritative', label: 'Authoritative' },
        ],
      },
    ],
  },
  {
    title: 'Do you have a questions-and-answers page?',
    description: 'A page of frequent questions, or questions answered throughout the site.',
    fields: [
      {
        key: 'faqUsage',
        label: 'FAQ',
        type: 'radio',
        required: true,
        missing: 'Say whether your site answers frequent questions.',
        options: [
          { value: 'yes', label: 'Yes, a thorough one' },
          { value: 'basic', label: 'A basic one' },
          { value: 'no', label: 'No' },
        ],
      },
    ],
  },
  {
    title: 'Why do customers choose you over others?',
    description: 'What you can claim and a competitor cannot.',
    fields: [
      {
        key: 'uniqueSellingProps',
        label: 'Unique selling propositions',
        type: 'textarea',
        required: true,
        missing: 'Say what sets you apart.',
        placeholder: 'The only bakery in town milling its own flour; delivery before seven, or it is free.',
      },
    ],
  },
  {
    title: 'Which problems do you solve?',
    description: 'The situation a customer is in just before looking for someone like you.',
    fields: [
      {
        key: 'problemsSolved',
        label: 'Problems solved',
        type: 'textarea',
        required: true,
        missing: 'Say which problems you solve.',
        placeholder: 'Restaurants whose bread arrives late, or stale by the evening.',
      },
    ],
  },
  {
    title: 'Do you use names or terms of your own?',
    description: 'Product names, methods or phrases that only you use. Leave empty if there are none.',
    fields: [
      {
        key: 'brandTerminology',
        label: 'Brand terminology',
        type: 'textarea',
        required: false,
        placeholder: 'The Overnight Loaf, the 40-hour method',
      },
    ],
  },
  {
    title: 'Does your site work well on a phone?',
    description: 'Readable without zooming, buttons large enough for a thumb.',
    fields: [
      {
        key: 'mobileFriendly',
        label: 'Mobile-friendly',
        type: 'radio',
        required: true,
        missing: 'Say whether your site works on phones.',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'partial', label: 'Partly' },
          { value: 'no', label: 'No' },
          { value: 'unsure', label: 'Not sure' },
        ],
      },
    ],
  },
  {
    title: 'How fast do your pages load?',
    description: 'Your impression is enough. We measure it too.',
    fields: [
      {
        key: 'loadingSpeed',
        label: 'Loading speed',
        type: 'radio',
        required: true,
        missing: 'Choose how fast your site loads.',
        options: [
          { value: 'fast', label: 'Fast (under 3 seconds)' },
          { value: 'average', label: 'Average (3-5 seconds)' },
          { value: 'slow', label: 'Slow (over 5 seconds)' },
          { value: 'unsure', label: 'Not sure' },
        ],
      },
    ],
  },
  {
    title: 'Is your whole site served over HTTPS?',
    description: 'A padlock in the address bar, on every page.',
    fields: [
      {
        key: 'httpsUsage',
        label: 'HTTPS',
        type: 'radio',
        required: true,
        missing: 'Say whether your site uses HTTPS.',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'partial', label: 'Some pages' },
          { value: 'no', label: 'No' },
          { value: 'unsure', label: 'Not sure' },
        ],
      },
    ],
  },
  {
    title: 'Have you asked an AI assistant about your business?',
    description: `For example ${platformsInWords('or')}.`,
    fields: [
      {
        key: 'previousLlmSearches',
        label: 'Previous LLM searches',
        type: 'radio',
        required: true,
        missing: 'Say whether you have asked assistants about yourself.',
        options: yesNoUnsure,
      },
    ],
  },
  {
    title: 'Are you already working on AI visibility?',
    description: 'Anything done on purpose so that assistants find and mention you.',
    fields: [
      {
        key: 'llmOptimizationStrategies',
        label: 'LLM optimisation strategies',
        type: 'radio',
        required: true,
        missing: 'Say whether you work on AI visibility.',
        options: [
          { value: 'yes', label: 'Yes' },
          { value: 'no', label: 'No' },
          { value: 'planning', label: 'We are planning to' },
        ],
      },
    ],
  },
  {
    title: 'Is there anything else we should know?',
    description: 'Both fields are optional.',
    fields: [
      {
        key: 'otherInformation',
        label: 'Other information',
        type: 'textarea',
        required: false,
        placeholder: 'We moved in 2023; our old address still appears in places.',
      },
      {
        key: 'misconceptions',
        label: 'What do people often get wrong about you?',
        type: 'textarea',
        required: false,
        placeholder: 'Many think we only sell to restaurants.',
      },
    ],
  },
  {
    title: 'What should better visibility bring you?',
    description: 'Your goals for the next twelve months. The plan in your report is built around them.',
    fields: [
      {
        key: 'businessGoals',
        label: 'Business goals',
        type: 'textarea',
        required: true,
        missing: 'Say what better visibility should bring you.',
        placeholder: 'Twenty new restaurant customers, and a second delivery round.',
      },
    ],
  },
  {
    title: 'Where should we send your report?',
    description: 'We use the address for your report and its receipt.',
    fields: [
      {
        key: 'email',
        label: 'Email address',
        type: 'email',
        required: true,
        missing: 'Enter your email address.',
        placeholder: 'you@company.com',
      },
    ],
  },
];

/** Characters that one input may hold; for a multi-text, each of its lines. No answer can fill the disk. */
export const longest: Record<FieldType, number> = {
  text: 200,
  url: 500,
  email: 254,
  number: 4,
  textarea: 2000,
  select: 40,
  radio: 40,
  'checkbox-group': 500,
  'multi-text': 120,
};

/** The steps (1..28) that these inputs answer: those whose every required field is among them, or any field of one that requires none. */
export function stepsAnsweredBy(paths: readonly string[]): number[] {
  const keys = new Set(paths.map((path) => path.split('.')[0]));
  return steps.flatMap(({ fields }, index) => {
    const required = fields.filter((field) => field.required);
    const isAnswered =
      required.length > 0 ? required.every(({ key }) => keys.has(key)) : fields.some(({ key }) => keys.has(key));
    return isAnswered ? [index + 1] : [];
  });
}

export const earliestYear = 1600;

/** For the contact form beside the plans. */
export const companySizes = ['1', '2-10', '11-50', '51-200', '201-1000', 'over 1000'] as const;

/**
 * What is wrong with one input's text, as a sentence for the person who typed it, or null.
 * `value` is the text of one input: a multi-text asks once per line, a checkbox-group once per address.
 */
export function problemWith(
  field: Pick<Field, 'label' | 'type' | 'options' | 'required' | 'missing'>,
  value: string,
): string | null {
  const text = value.trim();
  if (text === '') return field.required ? missingWords(field) : null;
  if (field.type === 'number') return isYear(text) ? null : `Enter a year from ${earliestYear} to ${thisYear()}.`;
  if (text.length > longest[field.type]) return `This is too long: at most ${longest[field.type]} characters.`;
  if (field.type === 'url' || field.type === 'checkbox-group')
    return isWebAddress(completeAddress(text)) ? null : noAddress;
  if (field.type === 'email')
    return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(text) ? null : 'Enter an email address such as you@company.com.';
  if (field.type === 'select' || field.type === 'radio')
    return field.options?.some((option) => option.value === text) ? null : 'Choose one of the options.';
  return null;
}

/** What is told of a required field without an answer. */
export function missingWords({ missing, label }: Pick<Field, 'missing' | 'label'>): string {
  return missing ?? `Answer “${label}”.`;
}

function isYear(text: string): boolean {
  const year = Number(text);
  return /^\d{4}$/.test(text) && year >= earliestYear && year <= thisYear();
}

function thisYear(): number {
  return new Date().getFullYear();
}
