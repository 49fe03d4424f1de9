// Questions and passages are reduced to the same few words, so that "How do I unsubscribe?" meets "cancel a subscription".

/** The words that count, lower-case, without endings; synonyms as one word. */
export function wordsOf(text: string): string[] {
  return plainWordsOf(text).map((word) => sameWord.get(word) ?? word);
}

/** The same, and each synonym as it was written too: a misspelt question must find the word it meant. */
export function indexedWordsOf(text: string): string[] {
  return plainWordsOf(text).flatMap((word) => {
    const same = sameWord.get(word) ?? word;
    return same === word ? [word] : [same, word];
  });
}

function plainWordsOf(text: string): string[] {
  const folded = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[’']s\b|[’']/g, '')
    .replace(/\be-mail/g, 'email');
  const phrased = phrases.reduce((sentence, [phrase, word]) => sentence.replace(phrase, ` ${word} `), folded);
  return (phrased.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => word.length > 1 && !stopWords.has(word)).map(stem);
}

/** What is one thing in several words. */
const phrases: [RegExp, string][] = [
  [/\bhow (much|expensive)\b|\bprice tag\b|\b(you|do you) charg(e|ing)\b/g, 'price'],
  [/\bmoney[ -]?back\b|\bmy (money|cash)( back)?\b|\bget .{0,20}\bback\b/g, 'refund'],
  [/\bhow long\b|\bhow (fast|quick|quickly|soon)\b/g, 'duration'],
  [/\bhow many\b/g, 'number'],
  [/\bsign(ing)? (in|up|on)\b|\blog(ging)?[ -]?(in|on)\b|\blogin\b/g, 'signin'],
  [/\b(do|done|make|implement|handle)\b.{0,30}\bfor (me|us|you)\b/g, 'doneforyou'],
  [/\bchat gpt\b/g, 'chatgpt'],
  [/\bsearch engine optimi[sz]ation\b/g, 'seo'],
  [/\brobots?[. ]txt\b|\brobots? file\b/g, 'robotstxt'],
  [/\bllms[. ]txt\b/g, 'llmstxt'],
];

const stopWords = new Set(
  `a about actually all also am an and any anyone anything are as at be because been before but by can cannot could did do does doesnt dont each else even every for from
  get gets give go going got had has have hello help hey hi how i id if im in into is isnt it its ive just kindly know let like make may maybe me might mine more most much my
  need no not now of off ok okay on one only or our out over please really say should show so some something tell than thank thanks that the their them then there these they thing
  this those through to too true correct up us use very want was way we well were what whats when where which while who whom whose why will with within without would yes you your yours`.split(
    /\s+/,
  ),
);

/** Light: endings of plural, -ing, -ed, and a silent e. */
function stem(word: string): string {
  if (word.length <= 4) return word.replace(/(?<=[a-z]{2}[^su])s$/, '');
  return word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/([^su])s$/, '$1')
    .replace(/(?<=[a-z]{3})(ing|ed|ly)$/, '')
    .replace(/([bdgmnprt])\1$/, '$1')
    .replace(/(?<=[a-z]{3})e$/, '');
}

const groups = [
  'price cost costs fee fees pricing rate tariff expensive cheap cheapest cheaper affordable',
  'refund reimburse reimbursed reimbursement refundable',
  'cancel cancelled cancellation unsubscribe quit terminate stop end ending leave',
  'subscription subscribe membership contract commitment',
  'privacy gdpr confidential private personal',
  'delete deletion erase erasure remove wipe',
  'contact reach support phone call telephone hotline',
  'duration time turnaround',
  'payment pay paying paid checkout',
  'monthly month months',
  'quarterly quarter quarters',
  'discount coupon promo voucher code sale',
  'sample example demo preview',
  'account profile signin register registration',
  'passcode password pin',
  'assistant chatbot bot',
  'company business firm companies',
  'website site webpage homepage shop',
  'questionnaire quiz survey',
  'invoice receipt bill vat tax',
  'language languages english german spanish french',
  'guarantee guaranteed warranty promise promises',
  'secure safe security',
  'platform engine model',
  'mention recommend cite name named',
  'compare comparison difference versus different differ',
  'weigh weight weights',
  'free trial gratis nothing',
  'score grade rating grading',
  'scan crawl visit analyse analyze analysis',
  'suit suitable suits fit',
  'forgot forget forgotten',
  'child children kid teenager',
  'keep kept store stored retention retain hold',
  'consultation consulting consultant expert hire',
  'improve improvement optimise optimize optimisation optimization boost better increase',
];
const sameWord = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word): [string, string] => [stem(word), stem(first)]);
  }),
);
