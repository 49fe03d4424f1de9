import type { Finding } from '#engine/contract.ts';
import { listed } from '#engine/base/text/wording.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { namedUses, signalsInHeaders, signalsInRobots, type UseSignal } from '#engine/evidence/site/use-signals.ts';
import { inHeader, inLine, info } from '#engine/judge/findings.ts';

/** Each thing that the site says of the use of its texts, with its line or header. None is worth points: no assistant is known to obey it. */
export function usesStated({ robots, site }: Evidence): Finding[] {
  const signals = [
    ...(robots.ok ? signalsInRobots(robots.value) : []),
    ...(site.ok ? onceEach(site.value.pages.flatMap(signalsInHeaders)) : []),
  ];
  return signals.map((signal) =>
    info(
      signal.name === 'License' ? 'licence-for-machines' : 'use-signal',
      noteOf(signal),
      signal.line === null
        ? inHeader(signal.url, headerOf(signal), signal.text)
        : inLine(signal.url, signal.line, signal.text),
    ),
  );
}

/** A server sends most headers with every page. */
function onceEach(signals: readonly UseSignal[]): UseSignal[] {
  return [
    ...new Map(signals.toReversed().map((signal) => [`${signal.name} ${signal.text}`, signal])).values(),
  ].toReversed();
}

const definedAt: Record<UseSignal['name'], string> = {
  'Content-Signal': 'contentsignals.org',
  'Content-Usage': 'the IETF draft aipref-attach',
  License: 'rslstandard.org',
};

function noteOf(signal: UseSignal): string {
  const { name, text, line, agents, allowed, refused } = signal;
  const where = line === null ? 'A header of your pages' : `Line ${line} of your robots.txt`;
  const whom = agents.length === 0 ? '' : ` to ${listed(agents)}`;
  const saying = line === null ? `${headerOf(signal)}: ${text}` : text;
  const means =
    name === 'License'
      ? 'It names the terms under which machines may use your texts.'
      : allowed.length + refused.length === 0
        ? 'We cannot tell which use it allows.'
        : `It ${[
            ...(allowed.length > 0 ? [`allows ${namedUses(allowed)}`] : []),
            ...(refused.length > 0 ? [`refuses ${namedUses(refused)}`] : []),
          ].join(' and ')}.`;
  return `${where} says “${saying}”${whom}. ${means} We know of no assistant that obeys it, so it costs no points. It is defined by ${definedAt[name]}.`;
}

function headerOf({ name }: UseSignal): string {
  return name === 'License' ? 'Link' : name;
}
