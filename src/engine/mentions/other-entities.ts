import type { Brand } from './brand.ts';
import { foldTight } from './fold.ts';
import type { NamePlace, Token } from './find-names.ts';
import { nameMark } from './name-mark.ts';
import { wordPattern } from './word-pattern.ts';

export type Surroundings = {
  text: string;
  brand: Brand;
  isGerman: boolean;
  /** A heading or label whose words are all capitalised. */ isTitle: boolean;
  sentenceStart: number;
};

/** Whether the name stands inside a longer name of somebody else: "Acme" in "Acme Dynamics", "Royal Acme" or "Acme & Weber". */
export function isLongerName(place: NamePlace, around: Surroundings): boolean {
  return goesOn(place, around) || comesFromBefore(place, around);
}

/** Whether the sentence says itself that another thing of that name is meant. */
export function isHomonym(marked: string): boolean {
  return homonyms.some((pattern) => pattern.test(marked));
}

function goesOn(place: NamePlace, { text, brand, isGerman, isTitle }: Surroundings): boolean {
  const [first, second] = place.tokensAfter;
  if (!first) return false;
  const gap = text.slice(place.end, first.start);
  if (first.text === '&' && second && /^\s?$/.test(gap)) return isCapitalised(second) && !isOwn(second, brand) && !company.has(lower(second));
  if (!/^[ \u00a0-]$/u.test(gap)) return false;
  // A legal form belongs to the name; after it nothing does.
  if (!isCapitalised(first) || isOwn(first, brand) || legal.has(lower(first)) || place.end - place.start === 0) return false;
  if (otherKinds.has(lower(first))) return true;
  const chain = place.tokensAfter.slice(0, 3).filter(isCapitalised);
  if (chain.some((token) => legal.has(lower(token))) && !company.has(lower(first))) return true;
  if (isGerman || isTitle) return false;
  return !company.has(lower(first)) && !places.has(lower(first)) && !isAbbreviation(first) && !functionWords.has(lower(first));
}

function comesFromBefore(place: NamePlace, { text, brand, isGerman, isTitle, sentenceStart }: Surroundings): boolean {
  const before = place.tokensBefore.at(-1);
  if (!before || before.start < sentenceStart) return false;
  const gap = text.slice(before.end, place.start);
  const beforeThat = place.tokensBefore.at(-2);
  if (before.text === '&' && /^\s?$/.test(gap) && beforeThat && beforeThat.start >= sentenceStart)
    return isCapitalised(beforeThat) && !isOwn(beforeThat, brand);
  if (!/^[ \u00a0-]$/u.test(gap) || !isCapitalised(before) || isOwn(before, brand) || /['’]s?$/.test(before.text)) return false;
  if (namePrefixes.has(lower(before))) return true;
  const isFirst = text.slice(sentenceStart, before.start).replace(/[\s*_#>"“„«(\d.)-]/g, '') === '';
  if (isGerman || isTitle || isFirst) return false;
  return !company.has(lower(before)) && !places.has(lower(before)) && !isAbbreviation(before) && !functionWords.has(lower(before));
}

function isCapitalised(token: Token): boolean {
  return /^\p{Lu}[\p{L}\p{M}'’]+/u.test(token.text);
}

function isAbbreviation(token: Token): boolean {
  return /^[\p{Lu}\d]{2,4}$/u.test(token.text);
}

function isOwn(token: Token, brand: Brand): boolean {
  return foldTight(token.text).some((form) => brand.ownWords.has(form));
}

function lower(token: Token): string {
  return token.text.replace(/['’]s?$/, '').toLowerCase();
}

const list = (words: string) => new Set(words.split(/\s+/));

const legal = list(
  'inc ltd limited llc llp plc gmbh ag kg ug se sa sas sarl srl spa bv nv pty oy ab aps as co corp corporation company incorporated e.k ohg gbr',
);

/** Second halves of company names that mean another company than the bare name. */
const otherKinds = list(
  `dynamics systems technologies industries holdings holding capital ventures labs laboratories robotics pharma pharmaceuticals motors airlines airways bank records pictures entertainment
  logistics insurance foundation university college institute universität museum stadium stadion street road avenue straße platz allee lane boulevard bridge river island mountain mountains lake valley county
  steel oil mining aerospace petroleum energy electronics semiconductor biotech therapeutics biosciences publishing press films fc united athletic rovers nevada rapids island chemicals railways shipping
  versicherung versicherungen brauerei verlag werke stiftung hochschule autohaus spedition technik maschinenbau dynamik immobilien assurances banque éditions aéronautique seguros banco inmobiliaria construcciones editorial
  transportes ediciones`,
);

/** Words that describe the same company: "Acme Bakery", "Acme Pro", "the bakery Acme", "Acme Reviews". */
const company = list(
  `app apps api platform software cloud suite pro plus premium enterprise team teams business edition online shop store website site blog reviews review overview pricing plans features support services service
  bakery bakeries café cafe restaurant bistro bar hotel hostel clinic clinics dental dentist dentists practice surgery salon spa gym studio studios agency agencies consulting consultants company group brand team
  boulangerie pâtisserie restaurante panadería clínica hotel tienda agencia agence cabinet garage maison bäckerei konditorei praxis kanzlei agentur werkstatt firma marke unternehmen crm saas startup start-up
  plumbing plumbers heating garden gardens coffee books bikes cycles pharmacy opticians solicitors law accountants accounting architects hairdressers florist florists butchers brewery roofing electric electrical
  doctor dr prof mr mrs ceo founder co-founder chef baker pros cons verdict rating address phone specialties highlights location locations why best`,
);

const places = list(
  `london leeds manchester birmingham bristol liverpool sheffield glasgow edinburgh cardiff belfast dublin york oxford cambridge brighton nottingham newcastle berlin hamburg münchen munich köln cologne frankfurt stuttgart
  düsseldorf leipzig dresden hannover nürnberg bremen wien vienna zürich zurich bern basel genf geneva genève salzburg graz paris lyon marseille lille bordeaux toulouse nantes nice strasbourg montpellier madrid barcelona valencia sevilla
  seville bilbao málaga zaragoza mexico méxico bogotá lima santiago buenos rome roma milan milano turin torino naples napoli florence firenze lisbon lisboa porto amsterdam rotterdam utrecht brussels bruxelles antwerp copenhagen
  stockholm oslo helsinki warsaw prague budapest athens istanbul dubai delhi mumbai bangalore singapore tokyo osaka kyoto seoul beijing shanghai shenzhen hong sydney melbourne brisbane auckland toronto vancouver montreal boston
  chicago seattle austin dallas houston denver miami atlanta phoenix portland philadelphia york brooklyn manhattan california texas florida europe asia america usa uk england scotland wales ireland germany deutschland
  austria österreich switzerland schweiz france spain españa italy italia japan china india canada australia downtown centre center north south east west yorkshire`,
);

const namePrefixes = list(
  'royal new grand neo pan saint st san santa nouvelle nouveau gran nueva nuevo königliche neue alte great northern southern eastern western american british international first',
);

/** Capitalised words that belong to the sentence, not to a name: titles are written this way, and so are "I" and the days. */
const functionWords = list(
  `the a an and or at in on of for from with by to is are was were has have it its this that these those if as but not try visit choose consider contact ask see call go use both either about like unlike versus vs
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  le la les l un une des du de chez et ou à au aux en pour par avec sur el los las un una y o en con de del por para il lo gli der die das bei und oder von zu im`,
);

const N = nameMark;
const homonyms: readonly RegExp[] = [
  String.raw`(?:not\s+to\s+be\s+confused\s+with|unrelated\s+to|no\s+(?:relation|connection)\s+to|don['’]t\s+confuse\s+(?:it|them|this)\s+with|nicht\s+(?:zu\s+)?verwechseln\s+mit|à\s+ne\s+pas\s+confondre\s+avec|no\s+(?:confundir|debe\s+confundirse)\s+con|da\s+non\s+confondere\s+con)[^.!?]{0,40}${N}`,
  String.raw`${N}\s*[*_"”»]*\s*(?:\([^)]{0,60}\)\s*)?,?\s*(?:is|was|are|refers\s+to|as|can\s+also\s+mean|means|also\s+means)?\s*(?:also\s+)?(?:an?|the|one\s+of\s+the)\s+(?:\w+[\s-]){0,4}?(?:village|town|river|commune|region|district|parish|airport|wind|ship|tribe|musical|opera|dance|municipality|hamlet|suburb|surname|given\s+name|first\s+name|family\s+name|novel|film|movie|song|album|band|species|genus|mountain|god|goddess|deity|planet|moon|asteroid|myth|titan|verb|noun|footballer|singer|actor|actress|politician|poet|painter|punctuation|mineral|bird|common\s+word|common\s+noun|video\s+game|programming\s+language|constellation|peninsula|crater|nymph|character)\b(?!\s+(?:bakery|shop|store|company|clinic|hotel|restaurant|caf[eé]))`,
  String.raw`\b(?:river|mount|lake|cape|planet|goddess|god|village\s+of|town\s+of|city\s+of|film|novel|band|song|surname|verb)\s+["“]?${N}`,
  String.raw`${N}\s+(?:river|mountain|village|disambiguation|mythology)\b`,
  String.raw`\b(?:another|different|separate|other)\s+(?:\w+\s+){0,2}?(?:company|firm|business|brand|organi[sz]ation|entity)\s+(?:also\s+)?(?:called|named|known\s+as|with\s+the\s+name)\s+["“]?${N}`,
  String.raw`\b(?:the\s+)?(?:word|term|name|verb|surname|phrase|expression)\s+["“‘']?${N}["”’']?\s+(?:means|comes|derives|is\s+(?:derived|a|an|used|of)|can|refers|originates|stems|describes)\b`,
  String.raw`\b(?:Mr|Mrs|Ms|Miss|Sir|Saint|Frau|Herr|Madame|Monsieur|Señor|Señora)\.?\s+${N}`,
  String.raw`${N}\s*[*_"”»]*\s*,?\s*(?:ist|war|heißt|bezeichnet)\s+(?:auch\s+)?(?:eine?r?|der|die|das)\s+(?:\p{L}+[\s-]){0,3}?(?:\p{L}*(?:dorf|fluss|gemeinde|stadt|nachname|familienname|vorname|roman|film|lied|gattung|berg|gott|göttin|planet|ortsteil|begriff|vogel|baum|sternbild|insel))\b`,
  String.raw`${N}\s*[*_"”»]*\s*,?\s*(?:est|désigne|était)\s+(?:aussi\s+)?(?:une?|le|la|l['’])\s*(?:\p{L}+\s+){0,2}?(?:village|rivière|commune|ville|nom\s+de\s+famille|prénom|roman|film|chanson|espèce|genre|montagne|dieu|déesse|planète|fleuve|oiseau|fleur)\b`,
  String.raw`${N}\s*[*_"”»]*\s*,?\s*(?:es|era|fue|è|é)\s+(?:también\s+|anche\s+)?(?:una?|el|la|il|um|uma)\s+(?:\p{L}+\s+){0,2}?(?:pueblo|río|municipio|ciudad|apellido|nombre\s+(?:propio|de\s+pila)|novela|película|canción|especie|género|montaña|dios|diosa|planeta|aldea|ave|flor|paese|fiume|comune|cognome|romanzo|rio|vila|sobrenome)\b`,
  String.raw`${N}(?:是|为|指)(?:一个|一种|一条|一座|中国的?|一部|一首)?[^。！？，]{0,10}(?:村庄?|河流?|县|城市|姓氏|小说|电影|歌曲|植物|动物|山|神|行星|古城|成语|地名|词语|鸟类|花卉)(?:[。，！？]|$)`,
  String.raw`${N}(?:は|とは|というのは)[^。！？]{0,20}(?:村|川|市|町|苗字|名字|小説|映画|曲|植物|山|神|惑星|地名|鳥|花|言葉)(?:です|である|のこと|を指)`,
].map(wordPattern);
