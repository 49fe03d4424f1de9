// A look as HTML: the server's page of it and the landing page's script draw the same.
import { escapeHtml } from '#base/html-page.ts';
import type { LookFinding } from '#engine/contract.ts';
import type { LookView } from './contract.ts';

/** The whole card, complete and escaped. `offer`: the words of its button. */
export function lookHtml(look: LookView, offer: string): string {
  const host = escapeHtml(hostOf(look.website));
  if (look.unread !== null)
    return `${heading(`We could not open ${host}`)}
<p class="mt-3 wrap-anywhere">${escapeHtml(sentence(look.unread))}</p>
<p class="mt-3 text-sm text-muted">Check the address and look again. If it is right, answer the quiz: we read the website again after the purchase.</p>
${callToAction(look, offer, 'The quiz asks 28 short questions.')}`;
  return `<p class="text-xs text-muted wrap-anywhere">${host} · read in ${Math.max(0.1, look.tookMs / 1000).toFixed(1)} s</p>
${heading(titleOf(look.findings))}
<ul class="mt-2 divide-y divide-line border-b border-line">${look.findings.map(finding).join('')}</ul>
${band(look)}
${callToAction(look, offer, `Next: the quiz. We already know ${look.prefilled} of its 28 answers.`)}`;
}

/** The address that looks at a website at once, for whoever it is sent to. */
export function lookPath(website: string): string {
  return `/look?website=${encodeURIComponent(website.replace('https://', ''))}`;
}

export function hostOf(website: string): string {
  return (URL.parse(website)?.host ?? website).replace(/^www\./, '').slice(0, 100);
}

const numbers = ['Nothing', 'One thing', 'Two things', 'Three things'];

function titleOf(findings: readonly LookFinding[]): string {
  return findings.length === 0 ? 'We read your home page' : `${numbers[findings.length]} we saw`;
}

function heading(text: string): string {
  return `<h2 data-look-title tabindex="-1" class="mt-1 text-xl wrap-anywhere">${text}</h2>`;
}

function finding({ tone, title, place, quote }: LookFinding): string {
  const isBad = tone === 'bad';
  const mark = `<span aria-hidden="true" class="grid size-6 place-items-center rounded-full text-xs font-bold ${isBad ? 'bg-poor-soft text-poor' : 'bg-good-soft text-good'}">${isBad ? '!' : '✓'}</span>`;
  const proof =
    quote === null
      ? ''
      : `<code class="mt-2 block border-l-3 px-3 py-1.5 font-mono text-xs wrap-anywhere ${isBad ? 'border-poor bg-poor-soft' : 'border-line bg-sunken'}">${escapeHtml(quote)}</code>`;
  return `<li class="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 py-3">${mark}<div><h3 class="font-sans text-base leading-snug font-semibold"><span class="sr-only">${isBad ? 'To do: ' : 'Good: '}</span>${escapeHtml(title)}</h3>${proof}<p class="mt-1 text-xs text-muted wrap-anywhere">${escapeHtml(place)}</p></div></li>`;
}

const zones = [
  ['F', 0],
  ['D', 50],
  ['C', 65],
  ['B', 75],
  ['A', 85],
] as const;

/** The score's range on the scale of grades, as a blurred band: one page proves no more. */
function band({ range: { low, high }, checks: { settled, all } }: LookView): string {
  const lines = zones
    .slice(1)
    .map(([, at]) => `<line x1="${at}" x2="${at}" y1="0" y2="10" class="stroke-surface" stroke-width="0.6"/>`);
  const letters = zones.map(
    ([letter, at]) => `<text x="${at + 1.2}" y="7" class="fill-ink" font-size="5" font-weight="600">${letter}</text>`,
  );
  return `<div class="mt-4 flex flex-wrap items-baseline justify-between gap-x-4"><h3 class="text-lg">Your score is still blurred</h3><span class="rounded-sm bg-fair-soft px-2 text-sm font-semibold text-fair tabular-nums">${low} to ${high}</span></div>
<svg viewBox="0 0 100 10" role="img" aria-label="From the home page alone: ${low} to ${high} of 100" class="mt-2 block w-full overflow-visible"><defs><filter id="mist" x="-20%" y="-60%" width="140%" height="220%"><feGaussianBlur stdDeviation="2 1"/></filter></defs><rect y="1" width="100" height="8" rx="0.6" class="fill-track"/><rect x="${low}" y="1" width="${Math.max(1, high - low)}" height="8" class="fill-fair-fill" opacity="0.75" filter="url(#mist)"/>${lines.join('')}${letters.join('')}</svg>
<p class="mt-2 text-sm text-muted">We hide nothing: one page settles ${settled} of ${all} checks. The report reads your other pages.</p>`;
}

function callToAction({ id, website }: LookView, offer: string, next: string): string {
  return `<p class="mt-4 grid gap-2 text-center"><a href="/quiz?tier=assessment&amp;look=${encodeURIComponent(id)}" class="inline-flex min-h-12 items-center justify-center rounded-sm bg-accent px-5 py-2 font-semibold text-on-accent hover:bg-accent-strong">${escapeHtml(offer)}</a><span class="text-sm text-muted">${next}</span><a href="${lookPath(website)}">Link to share</a></p>`;
}

function sentence(text: string): string {
  return /[.!?]$/.test(text) ? text : `${text}.`;
}
