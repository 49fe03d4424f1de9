// Which form a line has, told by the line itself: a log may change its form anywhere, and a column header counts from its line on.
import { agentIn, assistantAt } from './agents.ts';
import { columnFields, type Header } from './columns.ts';
import { dayOf, type LogLine, withoutCodes } from './log-line.ts';
import { isOfSeveral, jsonFields, lineOf, pairFields } from './named-line.ts';
import { readText, withoutPrefix } from './text-line.ts';

export type Form = 'combined' | 'w3c' | 'json' | 'pairs';
type Read = { form: Form; line: LogLine };

/** The header after a line that begins with "#", as W3C writes them, and Zeek in small letters. */
export function afterDirective(line: string, header: Header): Header {
  const [, name = '', value = ''] = /^#(Fields|Date|Start-Date)(?::|\s)\s*(.*)$/i.exec(line) ?? [];
  if (name === '') return header;
  if (name.toLowerCase() !== 'fields') return { ...header, day: dayOf(value) };
  return { ...header, columns: value.trim().split(/[ \t]+/), separator: null };
}

/** A tab as rsyslog writes it. */
const writtenTab = '#011';

/** null for a line that is not read, also where a crawler's name stands in none of the fields that were. */
export function readLine(written: string, header: Header): Read | null {
  const line = written.includes(writtenTab) ? written.replaceAll(writtenTab, '\t') : written;
  const read = readForm(line, header, false);
  return read === null || isUnexplained(line, read.line) ? null : read;
}

/** `isInside`: the line was the text of a field of another. */
function readForm(line: string, header: Header, isInside: boolean): Read | null {
  const brace = line.indexOf('{');
  if (brace !== -1 && !line.slice(0, brace).includes('"')) {
    const isClosed = /\}\s*,?\s*\]?\s*$/.test(line);
    const text = line.slice(brace).replace(/\s*,?\s*\]?\s*$/, '');
    const fields = isClosed ? jsonFields(text) : null;
    if (fields !== null)
      return isOfSeveral(text) ? null : readJson(fields, dayOf(line.slice(0, brace)), header, isInside);
    if (line.charCodeAt(brace + 1) === 34) return null; // JSON that is broken is no other form
  }
  const columns = columnFields(line, header);
  const row = columns === null ? null : lineOf(columns, header.day);
  if (row !== null) return { form: 'w3c', line: row };
  const end = line.indexOf('"') + 1 || line.length;
  const plain = line.includes('\t') ? withoutPrefix(line) : line;
  if (mayBePairs(plain)) {
    const pairs = pairFields(plain);
    const read = pairs === null ? null : lineOf(pairs, dayOf(line.slice(0, end)));
    if (read !== null) return { form: 'pairs', line: read };
  }
  const text = readText(line);
  return text === null ? null : { form: 'combined', line: text };
}

/** Whether it begins with a label before a tab, or a name with "=" stands before the first quote. */
function mayBePairs(line: string): boolean {
  const [sign, quote] = [line.indexOf('='), line.indexOf('"')];
  const name =
    sign === -1 ? '' : line.slice(Math.max(line.lastIndexOf(' ', sign), line.lastIndexOf('\t', sign)) + 1, sign);
  if ((quote === -1 || sign < quote) && /^[\w.@-]+$/.test(name)) return true;
  return line.includes('\t') && /^[\w.]+:[^\t]*\t/.test(line);
}

/** A crawler is named, and neither as the visitor nor in what was asked for and where from: then some field was not understood. */
function isUnexplained(line: string, { agent, path, referrer }: LogLine): boolean {
  if (agentIn(agent) !== null) return false;
  if (assistantAt(agent) !== null) return true; // two columns that stand the other way
  const plain = withoutCodes(withoutCodes(line));
  if (agentIn(line) === null && agentIn(plain) === null) return false;
  const known = [...path.split('?'), referrer].filter((text) => text.length > 1);
  const rest = known.reduce((left, text) => left.replaceAll(text, ' ').replaceAll(withoutCodes(text), ' '), plain);
  return agentIn(rest) !== null;
}

function readJson(
  fields: [string, string][],
  dayBefore: string | null,
  header: Header,
  isInside: boolean,
): Read | null {
  const isCaddy =
    fields.some(([name]) => name === 'request.uri') &&
    fields.some(([name, value]) => name === 'status' && value === '0');
  // Caddy logs 0 where no handler set a status, and Go then sends 200.
  const read = lineOf(
    isCaddy ? [...fields.filter(([name]) => name !== 'status'), ['status', '200']] : fields,
    dayBefore,
  );
  if (read !== null) return { form: 'json', line: read };
  if (isInside) return null;
  // Containers and collectors put the server's own line into a field.
  for (const [, value] of fields) {
    const inner = value.length < 40 ? null : readForm(withoutPrefix(value.trim()), header, true);
    if (inner !== null) return inner;
  }
  return null;
}
