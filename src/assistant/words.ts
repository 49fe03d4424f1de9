// Questions and passages are reduced to the same few words, so that "How do I unsubscribe?" meets "cancel a subscription".

/** The words that count, lower-case, without endings; synonyms as one word. */
export function wordsOf(text: string): string[] {
  return plainWordsOf(text).map((word) => sameWord.get(word) ?? word);
}

/** The same for a question as somebody typed it: a word that nobody knows is taken for the one it was meant to be. */
export function meantWordsOf(text: string, known: ReadonlySet<string>): string[] {
  return plainWordsOf(text)
    .map((word) => (known.has(word) || sameWord.has(word) || everydayWords.has(word) ? word : (wordMeant(word, known) ?? word)))
    .map((word) => sameWord.get(word) ?? word);
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
  [/\b(one|single)[ -](off|time|payment)\b/g, 'onetime'],
  [/\bjson[ -]?ld\b/g, 'schema'],
  [/\b(return on investment)\b/g, 'roi'],
  [/\bhow (much|expensive)\b|\bset (me|us) back\b|\bout of pocket\b|\b(ask|want) for it\b|\bprice tag\b|\bmoney off\b|\b(you|do you) charg(e|ing)\b/g, 'price'],
  [/\bmoney[ -]?back\b|\bmy (money|cash)( back)?\b|\b(get|have) .{0,25}\bback\b|\b(fee|price|amount) returned\b|\bchanged my mind\b/g, 'refund'],
  [/\b(for|to) (his|her|my|our|the|their) (books|accounts|accountants?|accounting|bookkeeping)\b|\baccountants?\b/g, 'invoice'],
  [/\b(google|apple|samsung|amazon) ?pay\b/g, 'wallet'],
  [/\b(work|figur)(s|ed|e)? (it )?out\b|\b(come|came) up with\b|\barrived? at\b/g, 'calculate'],
  [/\b(rank|come|be|am|go|get|make me|make us) (at )?(the )?(first|top|number one|no 1|number 1|1st)\b/g, 'topplace'],
  [/\bunited (states|kingdom|arab emirates)\b|\bnew zealand\b|\bsouth africa\b/g, 'country'],
  [/\bhow long\b|\bhow (fast|quick|quickly|soon)\b/g, 'duration'],
  [/\bhow many\b/g, 'number'],
  [/\b(sell|sold|resell|flog|leak|share|shared|give|pass|hand) .{0,20}\b(data|answers|information|details|address|e?mail|number|contacts)\b/g, 'share data'],
  [/\b(charged?|billed?|debited|renewed) (me |us )?(again|automatically)\b/g, 'renewal'],
  [
    /\bstill (no|not|waiting|nothing|have no)\b|\b(has|have|did|was)( not|nt) (come|arrived|received|get|got|delivered)\b|\bnever (came|arrived|got|received)\b/g,
    'undelivered',
  ],
  [/\b(land|show up|turn up|pop up)s? .{0,15}\b(inbox|mail ?box|mail)\b/g, 'deliver inbox'],
  [/\b(end|ends|ended) up with\b|\bwalk away with\b/g, 'included'],
  [/\b(paid|charged|billed|debited) (me |us )?(twice|two times|2 times|double)\b/g, 'doublecharge'],
  [/\b(quid|bucks|dollars|pounds|euros?|percent) off\b/g, 'discount'],
  [/\btax ?(man|office|advis[eo]r|return)s?\b/g, 'invoice'],
  [/\bto[ -]?do[ -]lists?\b|\baction items\b/g, 'actionplan'],
  [/\bais\b/g, 'assistant'],
  [/\b(does|do|runs?|built|made|makes|manages?|looks? after) (my|our|the) (web ?site|site|web ?page|homepage)\b/g, 'developer'],
  [/\bkeeps? (on )?(billing|charging|taking)\b/g, 'renewal'],
  [/\b(get|getting|got) rid of\b|\bback out\b|\bopt out\b/g, 'cancel'],
  [/\b(see|have|want) (my|the|our) (money|cash|dollars|\d+) (again|back)\b/g, 'refund'],
  [/\b(just|only|keeps?) (spins?|spinning|loads|loading|hangs?|hanging)\b/g, 'failed'],
  [/\bnothing (in|at) (my|the|our) (e?mail|inbox|mail ?box)\b|\bnothing (so far|yet)\b/g, 'undelivered inbox'],
  [/\b(got|have|scored) (an?|only) \d{1,2}\b/g, 'score'],
  [/\b(type|enter|feed|run|put) .{0,25}\b(into|through) (chatgpt|claude|perplexity|grok|the assistants?)\b/g, 'askthemselves'],
  [/\bgoogles? ai\b|\bai (overviews?|mode)\b/g, 'gemini'],
  [/\b(web|tech) (guy|person|people|team|folks|agency|designer)\b/g, 'developer'],
  [/\b(new|fresh|second) (score|report|measurement)\b/g, 'remeasure'],
  [/\b(one|two|1|2)[ -](man|woman|person)\b|\bself[ -]employed\b|\bsole trader\b/g, 'freelancer'],
  [/\bfor (sure|certain)\b|\b100 ?%|\b100 percent\b/g, 'guarantee'],
  [/\bpoints\b/g, 'score'],
  [/\b\d+ ?(times|x|plus|minus|divided by) ?\d+\b/g, 'arithmetic'],
  [/\b(dont|do not|didnt|did not|not) (like|happy|satisfied|pleased)\b/g, 'dissatisfied'],
  [/\b(did not|didnt|does not|doesnt) (go through|work)\b/g, 'failed'],
  [/\bsign(ing)? (in|up|on)\b|\blog(ging)?[ -]?(in|on)\b|\blogin\b/g, 'signin'],
  [/\b(do|done|make|implement|handle)\b.{0,30}\bfor (me|us|you)\b/g, 'doneforyou'],
  [/\bchat gpt\b/g, 'chatgpt'],
  [/\bsearch engine optimi[sz]ation\b/g, 'seo'],
  [/\brobots?[. ]txt\b|\brobots? file\b/g, 'robotstxt'],
  [/\bllms[. ]txt\b/g, 'llmstxt'],
];

const stopWords = new Set(
  `arent cant couldnt didnt hasnt havent hows shouldnt theres wasnt werent whos wheres wont wouldnt youre a about actually all also am an and any anyone anything are as at be because been before but by can cannot could did do does doesnt dont each else even every for from
  get gets give go going got had has have hello help hey hi how i id if im in into is isnt it its ive just kindly know let like make may maybe me might mine more most much my
  need no not now of off ok okay on one only or our out over please really say should show so some something tell than thank thanks that the their them then there these they thing
  this those through to too true correct up us use very want was way we well were what whats when where which while who whom whose why will with within without would yes you your yours`.split(
    /\s+/,
  ),
);

/**
 * Everyday words that say little about what is asked. A passage may hold them and be found by them, but a question is not refused because no
 * passage does: “could I possibly receive it sooner” asks for the time alone.
 */
export const everydayWords = new Set(
  `able accept add ahead almost alone already although always amount anybody anyhow anyway apart apply around arrive ask asked asking available away back bad barely basically basic become
  begin beginning behind believe below beside best between big bit both bother bring bunch buy buying came certain change changed check choose clear close closed come coming common complete completely
  concerned consider cover covers current currently damage deal decide definitely deliver depend describe detail details directly down during early easily easy either employee enough especially ever
  everybody everyone everything everywhere roughly approximately forever anymore exact exactly except expect explain extra fact fair familiar far few figure fill fine finish first follow former friend full fully further general
  generally given guess guy guys half hand happen happens happy hard hardly hear heard here higher himself hold hope hoping hour hundred idea imagine immediately important include included
  includes including inside instead interested involve issue item itself job keep kind lady large last late later latter least leave left length less line list little live long longer look looking lot
  love low lower main makes making matter maybe mean means meant mention mind minute miss moment morning move myself name near nearly necessary needed needs never new next nice nobody none normal normally
  nothing notice number odd offer often old once ones onto open option order ordinary other others otherwise ours ourselves outside overall own part particular people per perhaps person piece place plan
  plain planning plus point possible possibly potential prefer prepare pretty previous probably problem proper provide put question quick quickly quite rather reach ready real reason receive received recently regular
  regarding remain request require required rest result return round run said same saw says second see seem seen sell send sent separate serious set several shall short side similar simple simply since
  single sir sit situation small somehow someone something sometimes somewhere soon sooner sorry sort sound sounds speak special specific start started state still stuff such suddenly suppose sure
  surprise surprised switch take taken takes taking talk team tell term terrible test themselves therefore thinking think third thought three throughout till today together told tomorrow tonight took top total totally toward try
  trying turn twice two type typical typically under understand unless until upon use used useful user uses using usual usually various view wait waiting walk wanted wants week whatever whenever wherever whether whole
  widely wish wonder wondering word words trade work working works world worry worth wrong yesterday yet yourself`
    .split(/\s+/)
    .map(stem),
);

/** The word that a typing mistake hides: one letter missing, doubled, wrong or swapped with its neighbour, never the first; of a short one, swapped only. */
function wordMeant(word: string, known: ReadonlySet<string>): string | null {
  if (word.length < 4) return null;
  for (const words of [known, sameWord.keys(), everydayWords]) {
    for (const meant of words) if (meant[0] === word[0] && isOneSlipFrom(meant, word)) return meant;
  }
  return null;
}

function isOneSlipFrom(known: string, word: string): boolean {
  if (Math.abs(known.length - word.length) > 1) return false;
  let start = 0;
  while (start < known.length && known[start] === word[start]) start += 1;
  const rest = known.slice(start);
  const typed = word.slice(start);
  const isSwapped = rest.length === typed.length && rest[0] === typed[1] && rest[1] === typed[0] && rest.slice(2) === typed.slice(2);
  if (word.length === 4) return isSwapped;
  return rest.slice(1) === typed.slice(1) || rest.slice(1) === typed || rest === typed.slice(1) || isSwapped;
}

/** Light: endings of plural, -ing, -ed, -able, and a silent e, so that “page” and “pages”, “type” and “typed” are one. */
function stem(word: string): string {
  const single = word
    .replace(/(?<=[a-z]{2})ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<=[a-z]{2}[^su])s$/, '');
  const bare =
    single.length <= 4
      ? single
      : single
          .replace(/(?<=[a-z]{5})able$/, '')
          .replace(/(?<=[a-z]{3})(ing|ed|ly)$/, '')
          .replace(/([bdgmnprt])\1$/, '$1');
  return bare.replace(/(?<=[a-z]{3})e$/, '');
}

const groups = [
  'price cost costs fee fees pricing rate tariff expensive cheap cheapest cheaper affordable pricey dollar dollars usd buck bucks quote damage budget',
  'dissatisfied unsatisfied unhappy disappointed useless rubbish garbage crap awful worthless',
  'crash crashed died froze frozen hung broke broken interrupted',
  'altogether overall total sum',
  'computer laptop pc tablet mac',
  'refund reimburse reimbursed reimbursement refundable moneyback',
  'cancel cancelled cancellation unsubscribe quit terminate stop end ending leave renew renewal renews',
  'subscription subscribe membership contract commitment',
  'privacy gdpr confidential private personal',
  'delete deletion erase erasure remove wipe forget',
  'contact reach support phone call telephone hotline helpdesk human',
  'duration time turnaround',
  'payment pay paying paid checkout',
  'monthly month months',
  'quarterly quarter quarters',
  'discount coupon promo voucher code sale rebate bargain student charity nonprofit cheaper',
  'sample example demo preview',
  'account profile signin register registration',
  'passcode password pin',
  'assistant chatbot',
  'company business firm companies enterprise startup',
  'website site webpage homepage shop',
  'questionnaire quiz survey',
  'invoice receipt bill vat tax bookkeeper bookkeeping',
  'country countries usa america american britain british canada australia europe european abroad overseas worldwide international foreign global germany france spain india',
  'calculate calculated calculation compute computed determine determined',
  'language languages english german spanish french italian dutch portuguese polish swedish danish arabic chinese japanese hindi translate translated',
  'guarantee guaranteed warranty promise promises',
  'secure safe security',
  'gemini copilot deepseek llama mistral meta bard overviews alexa siri qwen',
  'plugin wordpress shopify wix squarespace webflow drupal joomla typo3 magento ftp cpanel hosting cms',
  'card visa mastercard amex debit maestro',
  'trade bakery baker restaurant cafe hotel clinic dental dentist doctor physician lawyer law attorney plumber plumbing electrician builder roofer salon hairdresser gym florist accountancy realtor hvac garage vet photographer architect brewery nursery therapist school academy studio farm museum church club theatre coach tutor pharmacy practice optician carpenter painter cleaner gardener caterer tailor jeweller bookshop winery taxi courier mechanic accountant notary',
  'print paper printer printout',
  'scam fraud legit legitimate trustworthy serious hoax fake ripoff',
  'platform engine model',
  'mention recommend recommendation cite named appear show suggest featured',
  'compare comparison difference versus different differ',
  'weigh weight weights',
  'free trial gratis',
  'score grade rating grading',
  'scan crawl visit analyse analyze analysis',
  'suit suitable suits fit overkill',
  'email inbox mailbox',
  'estimate estimated guesswork estimation',
  'wallet klarna sepa',
  'freelancer freelance freelancing solo solopreneur',
  'forgot forgotten lost',
  'child children kid teenager',
  'keep kept store stored retention retain hold',
  'consultation consulting consultant expert hire',
  'improve improvement optimise optimize optimisation optimization boost better increase raise grow enhance fix',
  'receive deliver delivery arrive delivered arrival emailed',
  'failed fail fails decline declined reject rejected error',
  'begin start started beginning',
  'customer customers lead leads client clients buyer buyers',
  'share shared disclose pass',
  'spreadsheet excel xlsx calculator workbook',
  'firewall cloudflare waf',
  'proof evidence prove proven verify verifiable source',
  'accuracy accurate reliable trust precise correct',
  'progress trend history track tracking',
  'developer webmaster programmer technician coder',
  'founder owner founders ceo founded',
  'research study studies science scientific',
  'competitor competitors rival rivals competition',
  'postpone pause paused interrupt',
  'upgrade downgrade switch',
  'bot crawler crawlers spider spiders robot robots',
];
const sameWord = new Map(
  groups.flatMap((group) => {
    const [first = '', ...others] = group.split(' ');
    return [first, ...others].map((word): [string, string] => [stem(word), stem(first)]);
  }),
);

/** Words that only somebody uses who asks about us, whatever else stands beside them: “my laptop died during the quiz”. */
export const ownWords = new Set(
  wordsOf(
    'report assessment quiz questionnaire score grade refund monitoring audit subscription invoice checkout payment citable chatgpt claude perplexity grok robots.txt crawler website seo wordpress shopify competitors dashboard 49 99 129 149',
  ),
);
