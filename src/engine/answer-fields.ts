// The fields of the quiz, once: the type of the answers, blank answers and every schema that lets answers in are made from this list. What is asked in which words is in
// the quiz's own steps.
const yesNoUnsure = ['yes', 'no', 'unsure'] as const;
const yesPartialNoUnsure = ['yes', 'partial', 'no', 'unsure'] as const;

export const industries = [
  'technology',
  'healthcare',
  'finance',
  'retail',
  'manufacturing',
  'consulting',
  'education',
  'real-estate',
  'hospitality',
  'other',
] as const;

const networks = ['linkedin', 'twitter', 'facebook', 'instagram'] as const;

/** What kind of answer each field takes; a list of values is a choice of one of them. */
export const answerFields = {
  companyName: 'text',
  companyDescription: 'text',
  industry: industries,
  products: 'list',
  yearEstablished: 'year',
  locations: 'text',
  targetAudience: 'text',
  website: 'address',
  socialMedia: 'profiles',
  publicationsMentioned: yesNoUnsure,
  publicationsExamples: 'text',
  wikipediaPage: yesNoUnsure,
  contentFrequency: ['daily', 'weekly', 'monthly', 'quarterly', 'rarely'],
  keywords: 'list',
  customerQuestions: 'text',
  structuredData: yesNoUnsure,
  contentTone: ['professional', 'conversational', 'technical', 'casual', 'authoritative'],
  faqUsage: ['yes', 'basic', 'no'],
  uniqueSellingProps: 'text',
  problemsSolved: 'text',
  brandTerminology: 'text',
  mobileFriendly: yesPartialNoUnsure,
  loadingSpeed: ['fast', 'average', 'slow', 'unsure'],
  httpsUsage: yesPartialNoUnsure,
  previousLlmSearches: yesNoUnsure,
  llmOptimizationStrategies: ['yes', 'no', 'planning'],
  otherInformation: 'text',
  misconceptions: 'text',
  businessGoals: 'text',
  email: 'mail',
} as const;

export type AnswerField = keyof typeof answerFields;
export const answerFieldNames = Object.keys(answerFields) as [AnswerField, ...AnswerField[]];

type AnswerKinds = {
  text: string;
  mail: string;
  address: string;
  list: string[];
  year: number | null;
  profiles: Record<(typeof networks)[number], string>;
};
type AnswerTo<Kind> = Kind extends keyof AnswerKinds
  ? AnswerKinds[Kind]
  : Kind extends readonly (infer Choice)[]
    ? Choice | ''
    : never;

/** The quiz as the engine reads it: the seed's payload. A blank string or an empty list means "not answered". */
export type Answers = { [Field in AnswerField]: AnswerTo<(typeof answerFields)[Field]> };

/** One entry per field, made from its name and the kind of its answer. */
export function perAnswerField<Made>(
  make: (field: AnswerField, kind: (typeof answerFields)[AnswerField]) => Made,
): Record<AnswerField, Made> {
  return Object.fromEntries(answerFieldNames.map((field) => [field, make(field, answerFields[field])])) as Record<
    AnswerField,
    Made
  >;
}

const blank: AnswerKinds = {
  text: '',
  mail: '',
  address: '',
  list: [],
  year: null,
  profiles: { linkedin: '', twitter: '', facebook: '', instagram: '' },
};
/** What a person who never took the quiz has answered: nothing. */
// One object of the fields with a blank of each one's kind: the types cannot follow the two look-ups.
export const blankAnswers = perAnswerField((_field, kind) => (typeof kind === 'string' ? blank[kind] : '')) as Answers;
