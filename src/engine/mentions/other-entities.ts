import type { Brand } from './brand.ts';
import { foldTight } from './fold.ts';
import { isPlainWord, type NamePlace, type Token } from './find-names.ts';
import { isKindOfBusiness, isWordOfCompany } from './kinds-of-business.ts';
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

/** Whether the sentence says itself that another thing of that name is meant, or none that exists. */
export function isHomonym(marked: string): boolean {
  return homonyms.some((pattern) => pattern.test(marked));
}

function isShared(name: string): boolean {
  return name.split(/[\s-]+/).every((word) => isPlainWord(word) && !isKindOfBusiness(word.toLowerCase()));
}

function goesOn(place: NamePlace, { text, brand, isGerman, isTitle }: Surroundings): boolean {
  const [first, second] = place.tokensAfter;
  if (!first) return false;
  const gap = text.slice(place.end, first.start);
  if (first.text === '&' && second && /^\s?$/.test(gap)) return isCapitalised(second) && !isOwn(second, brand) && !isWordOfCompany(lower(second));
  if (!/^[ \u00a0-]$/u.test(gap)) return false;
  // "Dora the Explorer"
  if (lower(first) === 'the' && second && gap === ' ' && text.slice(first.end, second.start) === ' ' && isCapitalised(second)) return true;
  // A legal form belongs to the name; after it nothing does.
  if (!isCapitalised(first) || isOwn(first, brand) || legal.has(lower(first)) || place.end - place.start === 0) return false;
  // "Compass Group", "Target Corporation": a whole company named after the same word.
  if (groups.has(lower(first)) && isPlainWord(text.slice(place.start, place.end))) return true;
  const chain = place.tokensAfter.slice(0, 3).filter(isCapitalised);
  if (chain.some((token) => legal.has(lower(token))) && !isWordOfCompany(lower(first))) return true;
  if (isGerman || isTitle) return false;
  return !isWordOfCompany(lower(first)) && !isAbbreviation(first) && !functionWords.has(lower(first));
}

function comesFromBefore(place: NamePlace, { text, brand, isGerman, isTitle, sentenceStart }: Surroundings): boolean {
  const before = place.tokensBefore.at(-1);
  if (!before || before.start < sentenceStart) return false;
  const name = text.slice(place.start, place.end);
  const gap = text.slice(before.end, place.start);
  const beforeThat = place.tokensBefore.at(-2);
  if (before.text === '&' && /^\s?$/.test(gap) && beforeThat && beforeThat.start >= sentenceStart)
    return isCapitalised(beforeThat) && !isOwn(beforeThat, brand);
  if (!/^[ \u00a0-]$/u.test(gap) || isOwn(before, brand)) return false;
  if (/['’]s?$/.test(before.text)) return false;
  // "The Beacon in Dorking": the article makes an everyday word a thing; "the Beacon app" is the company's.
  const [after] = place.tokensAfter;
  if (lower(before) === 'the' && isPlainWord(name) && !(after && (isWordOfCompany(lower(after)) || isOwn(after, brand)))) return true;
  if (isVenueOfOther(before, brand)) return true;
  // "rue Dupré", "la via Aurelia"
  if (/^(?:rue|calle|plaza|piazza|avenue|avenida|boulevard|corso|rua|praça)$/i.test(before.text)) return true;
  if (lower(before) === 'via' && beforeThat && /^(?:la|in|sulla|della)$/i.test(beforeThat.text)) return true;
  // "14 Victoria Lane", "Boston Harbor", "Puerta del Sol"
  if (/^\d+$/.test(before.text) && (streets.test(name) || isShared(name))) return true;
  if (ofName.test(before.text) && beforeThat !== undefined && (streets.test(beforeThat.text) || (isShared(name) && isCapitalised(beforeThat)))) return true;
  if (!isCapitalised(before)) return false;
  const isFirst = text.slice(sentenceStart, before.start).replace(/[\s*_#>"“„«(\d.)-]/g, '') === '';
  // "Pearl Harbor is", "Charlie Parker played": before a name of one word even the first word of a sentence is part of a longer one.
  if (isFirst && !/[\s-]/.test(name) && !functionWords.has(lower(before)) && !isKindOfBusiness(lower(before)) && !/(?:ing|ed|ly)$/.test(before.text))
    return !isTitle;
  if (isGerman || isTitle || isFirst) return false;
  return !isWordOfCompany(lower(before)) && !isAbbreviation(before) && !functionWords.has(lower(before));
}

/** "Hotel Lindenhof", "Freilichttheater Lindenhof" where the company is "Studio Lindenhof". */
function isVenueOfOther(before: Token, brand: Brand): boolean {
  return venue.test(before.text) && !isOwn(before, brand) && [...brand.ownWords].some(isKindOfBusiness);
}
const venue =
  /(?:hotel|hostel|gasthof|gasthaus|pension|restaurant|ristorante|restaurante|th[eé][aâ]t(?:er|re)|teatro|museum|mus[eé]e|museo|schloss|château|castillo|kirche|church|schule|school|bahnhof|brauerei|brewery|pub|hospital|hôpital)$/i;

const ofName = /^(?:of|de|del|du|des|della|dello|do|da)$/i;
const streets = /(?:street|road|lane|avenue|square|place|drive|court|close|hill|straße|strasse|gasse|platz|weg|allee|plaza|calle|rue)$/i;

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
  return token.text.replace(/['’]s?$|^[ld]['’]/gi, '').toLowerCase();
}

const list = (words: string) => new Set(words.split(/\s+/));

const legal = list(
  'inc ltd limited llc llp plc gmbh ag kg ug se sa sas sarl srl spa bv nv pty oy ab aps as co corp corporation company incorporated e.k ohg gbr',
);

const groups = list('group groupe gruppe grupo gruppo');

/** Capitalised words that belong to the sentence, not to a name: titles are written this way, and so are "I" and the days. */
export const functionWords = list(
  `the a an and or at in on of for from with by to is are was were has have it its this that these those if as but not try visit choose consider contact ask see call go use both either about like unlike versus vs
  avoid skip compare check pick recommend while when since because although though then next finally overall meanwhile however also only once after before during until without where why how what which who does did do can will
  love book order like meet browse phone email reserve competitors competitor rival rivals locals reviewers users customers members alternatively similarly additionally lastly start add get take switch join hire book rent buy download install today recently currently
  monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december
  le la les l un une des du de chez et ou à au aux en pour par avec sur el los las un una y o en con de del por para il lo gli der die das bei und oder von zu im`,
);

const N = nameMark;
const homonyms: readonly Pick<RegExp, 'test'>[] = [
  // "You may be thinking of X", "imagine a firm called X"
  String.raw`\b(?:(?:may|might|could)\s+(?:well\s+)?(?:be\s+(?:thinking\s+of|confusing|referring\s+to|mixing)|mean|have\s+meant)|did\s+you\s+(?:perhaps\s+)?mean)\b[^.!?]{0,40}${N}`,
  String.raw`\b(?:imagin(?:e|ary)|suppose|pretend|let['’]?s\s+say|say,|hypothetical(?:ly)?|fictional|fictitious|made[- ]up|invented|placeholder|stell(?:en|t)?\s+(?:Sie\s+sich|dir|euch)|angenommen|fiktiv\p{L}*|imagin(?:ez|ons|a|emos)|supongamos|fictive?|ficticia?|immaginiamo|假设|想象|虚构|架空)\b[^.!?。！？]{0,60}${N}`,
  String.raw`\b(?:called|known\s+as|word|say|is)\s+${N}\s+in\s+\p{L}{2,}(?:ish|ian|ese|man|ch|tin|ek|ic|ew|lsh|alog)\b`,
  String.raw`${N}[^.!?]{0,30}\b(?:is|as|was)\s+(?:only\s+|just\s+)?(?:an?\s+)?(?:hypothetical|fictional|fictitious|made[- ]up|invented|imaginary|placeholder)\b`,
  String.raw`(?:not\s+to\s+be\s+confused\s+with|unrelated\s+to|no\s+(?:relation|connection)\s+to|don['’]t\s+confuse\s+(?:it|them|this)\s+with|nicht\s+(?:zu\s+)?verwechseln\s+mit|à\s+ne\s+pas\s+confondre\s+avec|no\s+(?:confundir|debe\s+confundirse)\s+con|da\s+non\s+confondere\s+con)[^.!?]{0,40}${N}`,
  String.raw`${N}(?:\s+\d{1,4})?\s*[*_"”»]*\s*(?:\([^)]{0,60}\)\s*)?,?\s*(?:is|was|are|refers\s+to|as|can\s+also\s+mean|means|also\s+means)?\s*(?:also\s+)?(?:an?|the|one\s+of\s+the)\s+(?:\w+[\s-]){0,4}?(?:village|town|river|commune|region|district|parish|airport|wind|ship|tribe|musical|opera|dance|municipality|hamlet|suburb|surname|given\s+name|first\s+name|family\s+name|novel|film|movie|song|newspaper|(?:television|tv|radio)\s+(?:series|show|station|channel)|lighthouse|ferry|warship|album|band|species|genus|mountain|god|goddess|deity|planet|moon|asteroid|comet|galaxy|(?:brightest|nearest|variable|double|blue|red|giant|main-sequence)\s+star|star\s+(?:system|in\s+(?:the|our)\s+(?:night\s+)?(?:sky|galaxy|constellation))|myth|titan|city|country|state|capital|spice|gas|verb|noun|footballer|cyclist|athlete|chemist|physicist|philosopher|saint|singer|actor|actress|politician|poet|painter|punctuation|mineral|bird|common\s+word|common\s+noun|video\s+game|programming\s+language|constellation|peninsula|crater|nymph|character)\b(?!\s+(?:bakery|shop|store|company|clinic|hotel|restaurant|caf[eé]))`,
  String.raw`${N}[*_"”’]*\s*\((?:1[89]|20)\d\d\)[^.!?]*\b(?:plays?|stars?|starring|directed|film|movie|novel|album|song|episode|season|released|author|wrote|spielt|réalisé|dirigida)\b`,
  String.raw`\b(?:river|mount|lake|cape|planet|goddess|god|village\s+of|town\s+of|city\s+of|film|novel|band|song|surname|verb)\s+["“]?${N}`,
  String.raw`${N}\s+(?:river|mountain|village|disambiguation|mythology)\b`,
  String.raw`\b(?:another|different|separate|other)\s+(?:\w+\s+){0,2}?(?:company|firm|business|brand|organi[sz]ation|entity)\s+(?:also\s+)?(?:called|named|known\s+as|with\s+the\s+name)\s+["“]?${N}`,
  String.raw`\b(?:the\s+)?(?:word|term|name|verb|surname|phrase|expression)\s+["“‘']?${N}["”’']?\s+(?:means|comes|derives|suggests|sounds|implies|hints|translates|is\s+(?:derived|a|an|used|of)|can|refers|originates|stems|describes)\b`,
  String.raw`${N}\s+(?:is|was)\s+\p{L}{2,}(?:ish|ian|ese|man|ch|tin|ek|ic|ew|lsh)\s+for\b`,
  String.raw`${N},?\s+(?:der|die|the)\s+\p{L}*(?:fahrer|spieler|sänger|politiker|schauspieler|player|singer|actor|actress|politician|footballer|cyclist|poet|painter)(?:in)?\b`,
  String.raw`${N}[^.!?]{0,90}\b(?:(?:has|have|had)\s+nothing\s+to\s+do\s+with|(?:is|are)\s+(?:unrelated|not\s+(?:related|connected|affiliated))|nichts\s+zu\s+tun|rien\s+à\s+voir|nada\s+que\s+ver|niente\s+a\s+che\s+(?:fare|vedere)|niets\s+te\s+maken)\b`,
  String.raw`${N}\s+(?:der\s+(?:stadt|gemeinde|universität)|de\s+la\s+(?:ville|commune|ciudad|universidad)|of\s+the\s+(?:city|town|village|university)|della\s+(?:città|provincia)|van\s+de\s+(?:stad|gemeente))\b`,
  String.raw`\b(?:Mr|Mrs|Ms|Miss|Sir|Saint|Frau|Herr|Madame|Monsieur|Señor|Señora)\.?\s+${N}`,
  String.raw`${N}\s*[*_"”»]*\s*,?\s*(?:ist|war|heißt|bezeichnet)\s+(?:auch\s+)?(?:eine?r?|der|die|das)\s+(?:\p{L}+[\s-]){0,3}?(?:\p{L}*(?:dorf|fluss|gemeinde|stadt|nachname|familienname|vorname|roman|film|lied|gattung|berg|gott|göttin|planet|ortsteil|begriff|vogel|baum|sternbild|insel))\b`,
  String.raw`${N}\s*[*_"”»]*\s*,?\s*(?:est|désigne|était)\s+(?:aussi\s+)?(?:une?|le|la|l['’])\s*(?:\p{L}+\s+){0,2}?(?:village|rivière|commune|ville|nom\s+de\s+famille|prénom|roman|film|chanson|espèce|genre|montagne|dieu|déesse|planète|fleuve|oiseau|fleur)\b`,
  String.raw`${N}\s*[*_"”»]*\s*,?\s*(?:es|era|fue|è|é)\s+(?:también\s+|anche\s+)?(?:una?|el|la|il|um|uma)\s+(?:\p{L}+\s+){0,2}?(?:pueblo|río|municipio|ciudad|apellido|nombre\s+(?:propio|de\s+pila)|novela|película|canción|especie|género|montaña|dios|diosa|planeta|aldea|ave|flor|paese|fiume|comune|cognome|romanzo|rio|vila|sobrenome)\b`,
  String.raw`${N}(?:是|为|指)(?:一个|一种|一条|一座|中国的?|一部|一首)?[^。！？，]{0,10}(?:村庄?|河流?|县|城市|姓氏|小说|电影|歌曲|植物|动物|山|神|行星|古城|成语|地名|词语|鸟类|花卉)(?:[。，！？]|$)`,
  String.raw`${N}(?:は|とは|というのは)[^。！？]{0,20}(?:村|川|市|町|苗字|名字|小説|映画|曲|植物|山|神|惑星|地名|鳥|花|言葉)(?:です|である|のこと|を指)`,
].map(wordPattern);
