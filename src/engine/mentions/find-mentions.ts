// Who is named in an answer, and as what. A name inside a denial, an echo of the question or another company's name is no mention.
import { registrableDomain } from '#engine/derived/registrable-domain.ts';
import { isDictionaryWord } from '#engine/derived/dictionary-words.ts';
import { foldedWords } from '#engine/derived/phrases.ts';
import { sentencesOf } from '#engine/derived/sentences.ts';
import type { Brand } from './brand.ts';
import { commonWords } from './common-words.ts';
import { isBareDenial, isDenial } from './denials.ts';
import { foldTight } from './fold.ts';
import { findNames, type NamePlace } from './find-names.ts';
import { type Address, filler, type Link, maskAddresses, rootOf } from './mask-addresses.ts';
import { nameMark } from './name-mark.ts';
import { isHomonym, isLongerName } from './other-entities.ts';
import { isPraise } from './praise.ts';

export type MentionRole = 'recommended' | 'listed' | 'cited' | 'denied' | 'echoed' | 'other-entity';
export type Mention = {
  role: MentionRole;
  /** The sentence as the answer has it: `text.slice(start, end)`. */
  quote: string;
  start: number;
  end: number;
  hasCitation: boolean;
};
export type ReadAnswer = { text: string; prompt: string; cited: readonly { start: number | null; end: number | null }[] };

/** Every sentence of the answer that names the brand, with the part that the name plays in it. */
export function findMentions(answer: ReadAnswer, brand: Brand): Mention[] {
  if (brand.names.length === 0 && brand.domain === null) return [];
  const { masked, addresses, links } = maskAddresses(answer.text);
  const isGerman = looksGerman(answer.text);
  const names = findNames(masked, brand, isGerman).filter((place) => !isTitleOfSource(place, links, brand));
  const all = sentencesOf(answer.text);
  return all.flatMap(({ text: quote, offset: start }, at) => {
    const end = start + quote.length;
    const within = <T extends { start: number; end: number }>(list: readonly T[]) => list.filter((one) => one.start >= start && one.start < end);
    const own = within(addresses).filter((address) => brand.domain !== null && registrableDomain(address.url) === brand.domain);
    const places = within(names);
    if (places.length === 0 && own.length === 0) return [];
    const hasCitation =
      hasCitationAt(answer, start, end) ||
      /\[\^?\d+\]/.test(quote) ||
      own.some(({ kind }) => kind === 'link') ||
      links.some(({ textStart }) => textStart >= start && textStart < end);
    const sentence = {
      quote,
      start,
      masked: masked.slice(start, end),
      places,
      own,
      addresses: within(addresses),
      next: all[at + 1]?.text ?? '',
      isFirst: at === 0,
    };
    return [{ role: roleOf(sentence, { answer, brand, isGerman, hasCitation, masked }), quote, start, end, hasCitation }];
  });
}

export function isMention(mention: Pick<Mention, 'role'>): boolean {
  return mention.role === 'recommended' || mention.role === 'listed' || mention.role === 'cited';
}

type Sentence = {
  quote: string;
  start: number;
  masked: string;
  places: NamePlace[];
  own: Address[];
  addresses: Address[];
  /** The sentence after it. */
  next: string;
  isFirst: boolean;
};
type Context = { answer: ReadAnswer; brand: Brand; isGerman: boolean; hasCitation: boolean; masked: string };

function roleOf(sentence: Sentence, { answer, brand, isGerman, hasCitation, masked }: Context): MentionRole {
  const marked = markNames(sentence);
  const isListItem = /^\s*(?:[-*•·–]|\d+[.)、]|[|])\s?/.test(sentence.quote);
  if (isDenial(marked) || (saysNothingItself(marked) && isBareDenial(sentence.next))) return 'denied';
  if (isEcho(sentence, marked, answer.prompt)) return 'echoed';
  if (sentence.own.length === 0) {
    if (isHomonym(marked) || hasForeignAddress(sentence, brand)) return 'other-entity';
    const around = { text: masked, brand, isGerman, isTitle: isTitleLine(sentence.quote), sentenceStart: sentence.start };
    if (sentence.places.every((place) => place.isCommonWord || isLongerName(place, around) || isOpeningWord(place, sentence, masked))) return 'other-entity';
  } else if (isHomonym(marked)) return 'other-entity';
  if (isPraise(marked)) return 'recommended';
  if (sentence.places.length === 0) return 'cited';
  return hasCitation && !isListItem ? 'cited' : 'listed';
}

/** The sentence with each name as one mark, so that patterns need not know the name. */
function markNames({ masked, start, places, own }: Sentence): string {
  const spots = [...places, ...own.filter((address) => !places.some((place) => place.start >= address.start && place.end <= address.end))].toSorted(
    (a, b) => b.start - a.start,
  );
  let marked = masked;
  for (const spot of spots) marked = marked.slice(0, spot.start - start) + nameMark + marked.slice(spot.end - start);
  return marked.replaceAll(filler, '').replace(/[*_`"“”„«»「」『』]/g, '');
}

/** "Brotwerk?" or "I searched for Brotwerk.": what it means stands in the next sentence. */
function saysNothingItself(marked: string): boolean {
  const bare = marked.replace(/[\s#:.?!？。！：-]/g, '');
  return (
    bare === nameMark ||
    (marked.length < 90 &&
      /^(?:I\s+(?:searched|looked|checked)|I['’]ve\s+(?:searched|looked)|As\s+for|Regarding|Zu|Ich\s+habe\s+nach|Concernant|J['’]ai\s+cherché|He\s+buscado|Busqué|En\s+cuanto\s+a|关于|我(?:搜索|查找|查询)了?)/iu.test(
        marked,
      ))
  );
}

const echoes =
  /^\W*(?:you(?:['’]re|['’]ve| have| are)?\s+(?:just\s+)?(?:ask(?:ed|ing)|want(?:ed)?\s+to\s+know|mention(?:ed)?|inquired|enquired)|your\s+(?:question|query|request|prompt)|(?:question|query|prompt)\s*:|to\s+answer\s+your\s+question|thank(?:s|\s+you)\s+for\s+(?:asking|your\s+question)|(?:regarding|concerning|as\s+for)\s+your\s+(?:question|query|request)|here(?:['’]s| is)\s+what\s+(?:i|we)\s+(?:found|know|could\s+find)\s+(?:about|on)|(?:sie|du)\s+(?:frag(?:en|st|ten|test)|haben\s+(?:nach|gefragt)|hast\s+(?:nach|gefragt)|woll(?:en|ten|test)\s+wissen|möcht(?:en|est)\s+wissen)|(?:ihre|deine|zu\s+ihrer|zu\s+deiner)\s+frage|frage\s*:|vous\s+(?:m['’])?(?:avez\s+demandé|demandez|voulez\s+savoir|souhaitez\s+savoir|cherchez\s+à\s+savoir)|votre\s+(?:question|demande)|question\s*:|(?:has|ha|me\s+has|me\s+ha)\s+preguntado|(?:preguntas|pregunta\s+usted|pregunta\s*:|tu\s+pregunta|su\s+pregunta|me\s+preguntas|quieres\s+saber|quiere\s+saber)|hai\s+chiesto|la\s+tua\s+domanda|domanda\s*:|você\s+perguntou|sua\s+pergunta|je\s+vroeg|uw\s+vraag|(?:您|你)(?:问|想知道|询问|提到|想了解|的问题)|问题[:：]|关于(?:您|你)(?:的问题|问)|(?:ご質問|お尋ね|質問[:：]|お問い合わせ)|질문[:：])/iu;

function isEcho({ quote, places, isFirst }: Sentence, marked: string, prompt: string): boolean {
  if (echoes.test(marked.trim())) return true;
  if (/^「?\uE000」?(?:について|に関して)[^。]{0,12}(?:ご質問|お尋ね|お問い合わせ)/u.test(marked.trim())) return true;
  const said = foldedWords(quote).join(' ');
  const asked = foldedWords(prompt).join(' ');
  if (asked !== '' && places.length > 0 && said.length > 3 && ` ${asked} `.includes(` ${said} `)) return true;
  // An answer that opens with a question about the name repeats what it was asked.
  const isQuestion = /[?？]\W*$/.test(quote.trim());
  return isQuestion && isFirst && !/\b(?:consider|tried|thought|how about|what about|why not|heard of)\b/i.test(quote);
}

/** "Acme (acme-dynamics.io)": the answer itself gives the address of another company. */
function hasForeignAddress({ places, addresses, masked, start }: Sentence, brand: Brand): boolean {
  return places.some((place) =>
    addresses.some((address) => {
      if (brand.domain === null || registrableDomain(address.url) === brand.domain) return false;
      const root = foldTight(rootOf(address.url).replaceAll('-', ''))[0] ?? '';
      const isAlike = [...brand.keys].some((key) => root.includes(key.replaceAll('&', '')) || root.includes(key.replaceAll('&', 'and')));
      if (!isAlike) return false;
      const isInside = address.kind === 'link' && place.start >= address.start && place.end <= address.end;
      const between = masked.slice(place.end - start, address.start - start);
      return isInside || (address.start >= place.end && /^['’]?[*_\])\s]*[([–—:,-]?\s*$/.test(between));
    }),
  );
}

/** A link to somebody else's page whose text says more than the name is the title of that page. */
function isTitleOfSource(place: NamePlace, links: readonly Link[], brand: Brand): boolean {
  const link = links.find((one) => place.start >= one.textStart && place.end <= one.textEnd);
  if (!link || (brand.domain !== null && registrableDomain(link.url) === brand.domain)) return false;
  return foldedWords(link.text).length > foldedWords(link.text.slice(place.start - link.textStart, place.end - link.textStart)).length + 1;
}

function isTitleLine(quote: string): boolean {
  const words = quote.match(/[\p{L}'’]{4,}/gu) ?? [];
  if (/^\s*#/.test(quote)) return true;
  return words.length > 3 && words.filter((word) => /^\p{Lu}/u.test(word)).length >= 0.8 * words.length && !/[.!?]$/.test(quote.trim());
}

const verbsAfterNames =
  /^(?:is|was|has|had|offers?|provides?|delivers?|makes?|sells?|serves?|stands|speciali[sz]es|ranks?|gets?|does|can|will|also|remains|runs|combines|ships|lets|gives|comes|excels|received|scores|and|or|ist|hat|bietet|est|a|propose|offre|es|tiene|ofrece)$/i;

/** "Target your audience." opens with a word, not with Target: only what follows can tell. */
function isOpeningWord(place: NamePlace, sentence: Sentence, masked: string): boolean {
  const word = masked.slice(place.start, place.end);
  if (!isDictionaryWord(word) && !commonWords.has(word.toLowerCase())) return false;
  const isOpening = masked.slice(sentence.start, place.start).replace(/[\s>#"“]/g, '') === '';
  if (!isOpening) return false;
  const after = masked.slice(place.end, place.end + 3);
  const [next] = place.tokensAfter;
  if (/^\s*(?:$|[:,(–—|*\n\]]|['’]s|-\s)/.test(after) || after.trim() === '') return false;
  return next !== undefined && !verbsAfterNames.test(next.text) && !/^\p{Lu}/u.test(next.text);
}

function hasCitationAt({ cited }: ReadAnswer, start: number, end: number): boolean {
  return cited.some((citation) => citation.start !== null && citation.end !== null && citation.start < end + 1 && citation.end > start);
}

function looksGerman(text: string): boolean {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const german = words.filter((word) => germanWords.has(word)).length;
  return german >= 2 && german >= 0.08 * words.length;
}
const germanWords = new Set(
  'der die das und ist nicht ein eine einen einem einer mit für auf zu von den dem im bei sich auch wird werden hat haben ich sie es oder aus nach über sehr gibt keine kein'.split(
    ' ',
  ),
);
