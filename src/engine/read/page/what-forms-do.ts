import type { OpenForm, PageFacts } from '#engine/evidence/evidence.ts';
import { bracketsOf, tokensOf } from '#engine/read/page/script-tokens.ts';
import type { Token } from '#engine/read/page/script-tokens.ts';

type SilentForm = NonNullable<PageFacts['silentForms']>[number];
/** `code`: its own scripts, one text each. `isWhole`: all others are libraries that handle no form by themselves. */
export type ScriptedForms = { forms: readonly OpenForm[]; code: readonly string[]; isWhole: boolean };

/**
 * Forms of a page that nothing sends, of those that name no address: a script stops it, and neither that script nor what it calls has a way to send
 * anything; or no script handles it. What cannot be followed to its end counts as sending.
 */
export function whatFormsDo({ forms, code, isWhole }: ScriptedForms): SilentForm[] {
  const units = code.map(unitOf);
  const known = units.filter((unit) => unit !== null);
  if (known.length < units.length) return [];
  const bindings = known.flatMap(bindingsIn);
  if (bindings.length > mostBindings) return [];
  const sends = remembered((body) => maySend(body, known));
  return forms.flatMap((form): SilentForm[] => {
    const { line, tag } = form;
    const attribute = form.onsubmit === null ? null : unitOf(form.onsubmit);
    if (form.onsubmit !== null && attribute === null) return [];
    const own = bindings.filter(({ selector }) => selector === null || selects(selector, form));
    const bodies = [
      ...own.map(({ body }) => body),
      ...(attribute ? [{ unit: attribute, from: 0, to: attribute.tokens.length }] : []),
    ];
    if (bodies.some((body) => body === null || sends(body))) return [];
    const certain = own.filter(({ selector }) => selector !== null).map(({ body }) => body);
    const stopping = [...certain, ...bodies.slice(own.length)].find((body) => body !== null && stops(body));
    if (stopping) return [{ line, tag, how: 'stopped', says: saidBy(stopping) }];
    const isFree = bodies.length === 0 && isWhole && form.isPlain;
    return isFree && !known.some(({ tokens }) => tokens.some(mayHandle))
      ? [{ line, tag, how: 'unhandled', says: null }]
      : [];
  });
}

function remembered(ask: (body: Range) => boolean): (body: Range) => boolean {
  const known = new Map<Range, boolean>();
  return (body) => {
    const answer = known.get(body) ?? ask(body);
    known.set(body, answer);
    return answer;
  };
}

/** `to` is null where it ends with the expression that begins at `from`. */
type Range = { unit: Unit; from: number; to: number | null };
type Unit = {
  tokens: readonly Token[];
  ends: ReadonlyMap<number, number>;
  starts: ReadonlyMap<number, number>;
  /** What a name is given, wherever it is given. */
  named: Map<string, Range[]>;
  /** Functions by the name of the property that has them. */
  members: Map<string, Range[]>;
  declared: Set<string>;
};

/** null where the script cannot be followed. */
function unitOf(code: string): Unit | null {
  const tokens = tokensOf(code.slice(0, longestCode));
  const ends = tokens && bracketsOf(tokens);
  if (!tokens || !ends || code.length > longestCode) return null;
  const starts = new Map([...ends].map(([from, to]) => [to, from]));
  const unit: Unit = { tokens, ends, starts, named: new Map(), members: new Map(), declared: new Set() };
  for (const at of tokens.keys()) declareAt(unit, at);
  return unit;
}

const longestCode = 300_000;

function declareAt(unit: Unit, at: number): void {
  const { tokens, ends, starts } = unit;
  const isMember = /^\??\.$/.test(signAt(tokens, at - 1));
  const text = signAt(tokens, at);
  const name = wordAt(tokens, at);
  if (name === 'function' || name === 'catch') {
    const named = wordAt(tokens, at + 1) === '' ? at : at + 1;
    const open = signAt(tokens, named + 1) === '(' ? named + 1 : named + 2;
    const close = ends.get(open);
    if (close === undefined) return;
    declareWords(unit, open, close);
    const end = ends.get(close + 1);
    if (named > at && end !== undefined) add(unit.named, wordAt(tokens, named), { unit, from: open, to: end });
  } else if (text === '=>') {
    const from = starts.get(at - 1) ?? at - 1;
    declareWords(unit, from, at);
  } else if (/^(?:const|let|var)$/.test(name) && !isMember) {
    const close = ends.get(at + 1);
    declareWords(unit, at + 1, (close ?? at + 1) + 1);
    if (close !== undefined && signAt(tokens, close + 1) === '=') {
      const given = { unit, from: close + 2, to: null };
      for (const one of wordsIn(tokens, at + 1, close)) add(unit.named, one, given);
    }
  } else if (name === 'class' && wordAt(tokens, at + 1) !== '') {
    unit.declared.add(wordAt(tokens, at + 1));
    add(unit.named, wordAt(tokens, at + 1), { unit, from: at + 2, to: null });
  } else if (name !== '' && !keywords.has(name)) declareName(unit, at, name, isMember);
}

/** "name = …", ".name = …", "name: …", "name(…) { … }", and a further name behind a comma of a declaration. */
function declareName(unit: Unit, at: number, name: string, isMember: boolean): void {
  const { tokens, ends } = unit;
  const next = signAt(tokens, at + 1);
  const given = { unit, from: at + 2, to: null };
  if (next === '=' && signAt(tokens, at + 2) !== '=') {
    add(isMember ? unit.members : unit.named, name, given);
    if (!isMember && signAt(tokens, at - 1) === ',') unit.declared.add(name);
  } else if (next === ':' && /^[{,]$/.test(signAt(tokens, at - 1))) add(unit.members, name, given);
  else if (next === '(' && !isMember) {
    const close = ends.get(at + 1);
    const end = close === undefined ? undefined : ends.get(close + 1);
    if (close !== undefined && end !== undefined && signAt(tokens, close + 1) === '{') {
      declareWords(unit, at + 1, close);
      add(unit.members, name, { unit, from: at + 1, to: end });
    }
  }
}

function add(map: Map<string, Range[]>, name: string, range: Range): void {
  const known = map.get(name);
  if (known) known.push(range);
  else map.set(name, [range]);
}

function declareWords(unit: Unit, from: number, to: number): void {
  for (const name of wordsIn(unit.tokens, from, to)) unit.declared.add(name);
}

function wordsIn(tokens: readonly Token[], from: number, to: number): string[] {
  return tokens
    .slice(from, Math.min(to, from + mostNames))
    .flatMap(({ kind, text }) => (kind === 'word' && !keywords.has(text) ? [text] : []));
}

const mostNames = 200;

const wordAt = (tokens: readonly Token[], at: number): string => (tokens[at]?.kind === 'word' ? tokens[at].text : '');
const signAt = (tokens: readonly Token[], at: number): string => (tokens[at]?.kind === 'sign' ? tokens[at].text : '');

function endOf({ unit, from, to }: Range): number {
  return to ?? endOfExpression(unit, from);
}

/** Behind the expression that begins here. Semicolons may be missing: two values side by side are two statements. */
function endOfExpression({ tokens, ends }: Unit, from: number): number {
  for (let at = from; at < tokens.length; at += 1) {
    const { kind, text } = tokens[at] ?? { kind: 'sign', text: ';' };
    const before = tokens[at - 1];
    if (kind === 'sign' && /^[;,)\]}]$/.test(text)) return at;
    const isBehindValue =
      at > from &&
      (before?.kind === 'word' ? !keywords.has(before.text) : before?.kind === 'sign' && /^[)\]}0]$/.test(before.text));
    if (kind === 'word' && isBehindValue && !/^(?:in|of|instanceof)$/.test(text)) return at;
    at = ends.get(at) ?? at;
  }
  return tokens.length;
}

/** A function that runs when something is submitted. `selector`: of what. null where it is not written there. */
type Binding = { selector: string | null; body: Range | null };

function bindingsIn(unit: Unit): Binding[] {
  let resolved = 0;
  const receiver = (at: number) => ((resolved += 1) > mostBindings ? null : receiverOf(unit, at));
  return unit.tokens.flatMap(({ kind, text }, at): Binding[] => {
    if (kind === 'text') return /^submit(?!\p{L})/u.test(text) ? [listenerAt(unit, at, receiver)] : [];
    return kind === 'word' ? handlersAt(unit, at, receiver) : [];
  });
}

/** "addEventListener('submit', …" and ".on('submit', '.form', …", with the text at `at`. */
function listenerAt(unit: Unit, at: number, receiver: (at: number) => string | null): Binding {
  const { tokens } = unit;
  const isListener = signAt(tokens, at - 1) === '(' && /^(?:addEventListener|on)$/.test(wordAt(tokens, at - 2));
  if (!isListener || tokens[at]?.text !== 'submit' || signAt(tokens, at + 1) !== ',')
    return { selector: null, body: null };
  const second = tokens[at + 2];
  return second?.kind === 'text' && signAt(tokens, at + 3) === ','
    ? { selector: second.text, body: functionAt(unit, at + 4) }
    : { selector: receiver(at - 3), body: functionAt(unit, at + 2) };
}

/** ".onsubmit = …", ".submit(function …", and what libraries name so. */
function handlersAt(unit: Unit, at: number, receiver: (at: number) => string | null): Binding[] {
  const { tokens } = unit;
  const name = wordAt(tokens, at);
  const next = signAt(tokens, at + 1);
  if (name === 'submitHandler' || name === 'onSubmit') return [{ selector: null, body: null }];
  const isMember = /^\??\.$/.test(signAt(tokens, at - 1));
  const isSet = name === 'onsubmit' && next === '=';
  const isGiven = name === 'submit' && isMember && next === '(' && signAt(tokens, at + 2) !== ')';
  return isSet || isGiven ? [{ selector: receiver(at - 1), body: functionAt(unit, at + 2) }] : [];
}

/** What the dot at `at` is behind, as a selector: of "document.getElementById('a')" or of a name that was given it. */
function receiverOf(unit: Unit, at: number, depth = 0): string | null {
  const { tokens, starts } = unit;
  const open = starts.get(at - 1);
  if (open !== undefined && signAt(tokens, at - 1) === ')') return selectorAsked(unit, open);
  const name = wordAt(tokens, at - 1);
  if (name === '' || depth > 2 || /^\??\.$/.test(signAt(tokens, at - 2))) return null;
  const given = unit.named.get(name) ?? [];
  if (given.length > mostGiven) return null;
  const asked = given.map((range) => {
    const to = endOf(range);
    const call = signAt(tokens, to - 1) === ')' ? starts.get(to - 1) : undefined;
    return call === undefined || call < range.from ? null : selectorAsked(unit, call);
  });
  if (given.length > 0) return new Set(asked).size === 1 ? (asked[0] ?? null) : null;
  const each = tokens.findIndex(
    ({ text }, index) =>
      text === 'forEach' &&
      signAt(tokens, index + 1) === '(' &&
      [wordAt(tokens, index + 2), wordAt(tokens, index + 3), wordAt(tokens, index + 4)].includes(name),
  );
  return each === -1 ? null : receiverOf(unit, each - 1, depth + 1);
}

function selectorAsked({ tokens }: Unit, open: number): string | null {
  const asked = tokens[open + 1];
  if (asked?.kind !== 'text' || signAt(tokens, open + 2) !== ')' || asked.text.endsWith('${')) return null;
  const by = wordAt(tokens, open - 1);
  if (by === 'getElementById') return `#${asked.text}`;
  return /^(?:querySelector|querySelectorAll|\$|jQuery)$/.test(by) ? asked.text : null;
}

/** The last part of a selector, "form.contact" of "#page form.contact", is of this form. */
function selects(selector: string, { id, classes, attributes }: OpenForm): boolean {
  return selector.split(',').some((one) => {
    const last =
      one
        .trim()
        .split(/[\s>+~]+/)
        .at(-1) ?? '';
    const [tag = ''] = /^[a-z]*/i.exec(last) ?? [];
    const parts = [...last.matchAll(/([#.[])([\w-]+)/g)];
    return (
      (tag !== '' || parts.length > 0) &&
      (tag === '' || tag.toLowerCase() === 'form') &&
      parts.every(([, sign, name = '']) =>
        sign === '#' ? id === name : sign === '.' ? classes.includes(name) : attributes.includes(name.toLowerCase()),
      )
    );
  });
}

/** The function that stands there, or that is named there. */
function functionAt(unit: Unit, at: number): Range | null {
  const { tokens, ends } = unit;
  const from = wordAt(tokens, at) === 'async' ? at + 1 : at;
  if (wordAt(tokens, from) === 'function') {
    const open = signAt(tokens, from + 1) === '(' ? from + 1 : from + 2;
    const to = ends.get((ends.get(open) ?? -2) + 1);
    return to === undefined ? null : { unit, from: open, to };
  }
  const behind = signAt(tokens, from) === '(' ? (ends.get(from) ?? from) + 1 : from + 1;
  if (signAt(tokens, behind) === '=>') {
    const to = ends.get(behind + 1);
    return {
      unit,
      from: behind + 1,
      to: signAt(tokens, behind + 1) === '{' && to !== undefined ? to : endOfExpression(unit, behind + 1),
    };
  }
  const name = wordAt(tokens, from);
  const isNamed = name !== '' && /^[),]$/.test(signAt(tokens, from + 1));
  const given = isNamed ? (unit.named.get(name) ?? []) : [];
  return given.length === 1 ? (given[0] ?? null) : null;
}

/** Whether it, or what it calls, has a way out of the page, or one that nobody can follow. */
function maySend(start: Range, units: readonly Unit[]): boolean {
  const seen = new Set<string>();
  const left: Range[] = [start];
  let steps = 0;
  for (let range = left.pop(); range; range = left.pop()) {
    const { unit, from } = range;
    const key = `${units.indexOf(unit)} ${from}`;
    if (seen.has(key)) continue;
    seen.add(key);
    const to = endOf(range);
    steps += to - from;
    if (steps > mostSteps) return true;
    for (let at = from; at < to; at += 1) {
      const called = calledAt(unit, at, units);
      if (called === null) return true;
      left.push(...called);
    }
  }
  return false;
}

const mostSteps = 200_000;
const mostGiven = 20;
const mostBindings = 40;

/** What else runs or is read for the token; null where it may send, or leads where nothing is known. */
function calledAt(unit: Unit, at: number, units: readonly Unit[]): Range[] | null {
  const { tokens } = unit;
  const { kind, text } = tokens[at] ?? { kind: 'sign', text: '' };
  if (kind === 'text') return /:\/\/|^\/|mailto:|\.\w{3,4}\?|\.(?:php|aspx?|cgi)$/i.test(text) ? null : [];
  if (kind === 'sign' || keywords.has(text)) return [];
  const isMember = /^\??\.$/.test(signAt(tokens, at - 1));
  if (isMember && !/^(?:window|globalThis|self)$/.test(wordAt(tokens, at - 2)))
    return sendingMembers.has(text) || (/^(?:get|load)$/.test(text) && /^(?:\$|jQuery)$/.test(wordAt(tokens, at - 2)))
      ? null
      : signAt(tokens, at + 1) === '('
        ? membersOf(unit, text)
        : [];
  if (signAt(tokens, at + 1) === ':' && /^[{,]$/.test(signAt(tokens, at - 1))) return [];
  const given = [unit, ...units.filter((other) => other !== unit)].flatMap(({ named }) => named.get(text) ?? []);
  if (given.length > mostGiven) return null;
  if (given.length > 0) return given;
  return harmless.has(text) || unit.declared.has(text) ? [] : null;
}

/** null where there are too many of that name to follow. */
function membersOf({ members }: Unit, name: string): Range[] | null {
  const found = members.get(name) ?? [];
  return found.length > mostGiven ? null : found;
}

function stops(range: Range): boolean {
  return range.unit.tokens
    .slice(range.from, endOf(range))
    .some(
      ({ kind, text }, index, own) =>
        kind === 'word' && (text === 'preventDefault' || (text === 'return' && wordAt(own, index + 1) === 'false')),
    );
}

/** What people are shown in the end: the only text that no return follows. null where there are several. */
function saidBy(range: Range): string | null {
  const { from, unit } = range;
  const { tokens } = unit;
  const shown = tokens.slice(from, endOf(range)).flatMap(({ kind, text }, index): string[] => {
    const at = from + index;
    if (kind !== 'text' || text.endsWith('${')) return [];
    const isAlert = signAt(tokens, at - 1) === '(' && wordAt(tokens, at - 2) === 'alert';
    const isWritten =
      signAt(tokens, at - 1) === '=' && /^(?:textContent|innerText|innerHTML)$/.test(wordAt(tokens, at - 2));
    const next = tokens.slice(at + 1, at + 4).find((token) => !/^[);]$/.test(token.text));
    const words = text
      .replaceAll(/<[^<>]*>/g, ' ')
      .replaceAll(/\\n|\s+/g, ' ')
      .trim();
    return (isAlert || isWritten) && next?.text !== 'return' && /\p{L}\s+\p{L}/u.test(words) ? [words] : [];
  });
  const [only, ...others] = new Set(shown);
  return others.length === 0 && only !== undefined && !only.includes('\\') ? only.slice(0, 160) : null;
}

/** A sign that a script may concern forms, or send anything. */
function mayHandle({ kind, text }: Token): boolean {
  return kind === 'text'
    ? /submit|form|button|input|mailto:/i.test(text)
    : kind === 'word' &&
        (sendingMembers.has(text) || /^(?:import|require|\$|jQuery|forms?|onsubmit|onclick)$/.test(text));
}

const sendingMembers = new Set(
  'fetch XMLHttpRequest send sendBeacon sendForm ajax post getJSON submit requestSubmit dispatchEvent trigger click open assign action formAction src href location method postMessage serialize serializeArray constructor'.split(
    ' ',
  ),
);
const keywords = new Set(
  'async await break case catch class const continue debugger default delete do else export extends false finally for function if in instanceof let new null of return static super switch this throw true try typeof undefined var void while yield'.split(
    ' ',
  ),
);
/** What browsers have and what sends nothing; what counts visits receives no message. */
const harmless = new Set(
  `$ jQuery alert arguments Array Boolean confirm console CustomEvent Date document encodeURIComponent Error Event event FormData gtag fbq dataLayer HTMLElement
  Infinity Intl isFinite isNaN JSON localStorage Map Math NaN Number Object parseFloat parseInt Promise RegExp requestAnimationFrame cancelAnimationFrame
  sessionStorage Set setInterval clearInterval setTimeout clearTimeout String Symbol window globalThis self getComputedStyle matchMedia history`.match(
    /\S+/g,
  ),
);
