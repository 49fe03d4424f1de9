// What a report's page does besides being read: a few lines at once, React for the board after the first paint.
import { isSignedIn } from '../account/signed-in.ts';
import { countStep } from '../count-step.ts';
import { openAssistantByLinks } from '../assistant/ask-links.ts';
import { parsePage } from './parse-page.ts';

if (isSignedIn()) {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-account]')) {
    link.href = '/dashboard';
    link.textContent = 'Dashboard';
  }
}
openAssistantByLinks();
const opened = /^\/(?:report|results)\/([^/]+)$/.exec(location.pathname)?.[1];
if (opened !== undefined) countStep('report-opened', opened);
document.addEventListener('click', (event) => {
  const pressed =
    event.target instanceof Element
      ? event.target.closest<HTMLElement>('a[data-copy-from], a[data-pdf], button[data-copy]')
      : null;
  if (pressed instanceof HTMLAnchorElement && 'pdf' in pressed.dataset) void download(event, pressed);
  else if (pressed instanceof HTMLAnchorElement) copy(event, pressed);
  else if (pressed) void copyFile(pressed);
});
for (const fold of document.querySelectorAll<HTMLDetailsElement>('details[data-from]')) {
  fold.addEventListener('toggle', () => void fill(fold));
  if (location.hash.length > 1) void openIfInside(fold);
}
showTarget();
addEventListener('hashchange', showTarget);

// Two frames: the page is on screen before React is fetched. What is typed and pressed until it has taken over every part is typed and pressed again then.
if (document.getElementById('report-data')) {
  const early: HTMLElement[] = [];
  const keep = (event: Event) => {
    const target = event instanceof SubmitEvent ? event.submitter : event.target;
    // Forms that the server understands go there; the others would only load the page again.
    const needsScript = 'button[type=button], input[type=checkbox], form:not([method=post]) button';
    const pressed = target instanceof Element ? target.closest<HTMLElement>(`[data-island] :is(${needsScript})`) : null;
    if (!pressed) return;
    // React would draw this part at once, and then take the press for what was drawn.
    event.stopPropagation();
    if (event.type === 'submit') event.preventDefault();
    else early.push(pressed);
  };
  document.addEventListener('click', keep, true);
  document.addEventListener('submit', keep, true);
  const release = () => {
    document.removeEventListener('click', keep, true);
    document.removeEventListener('submit', keep, true);
  };
  requestAnimationFrame(() =>
    requestAnimationFrame(
      () => void import('./islands.tsx').then(({ hydrateIslands }) => hydrateIslands(early, release)),
    ),
  );
}

/** Copies the text behind a link; where the browser does not let us, the link leads to it. */
function copy(event: Event, link: HTMLAnchorElement): void {
  event.preventDefault();
  const words = link.textContent;
  const text = fetch(link.href).then((response) =>
    response.ok ? response.text() : Promise.reject(new Error(String(response.status))),
  );
  const done =
    typeof ClipboardItem === 'undefined'
      ? text.then((value) => navigator.clipboard.writeText(value))
      : navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': text.then((value) => new Blob([value], { type: 'text/plain' })) }),
        ]);
  done.then(
    () => {
      link.textContent = 'Copied';
      setTimeout(() => (link.textContent = words), 2000);
    },
    () => location.assign(link.href),
  );
}

/** Fetches the PDF and hands it to the browser. A failure is only logged, and the link is ready again. */
async function download(event: Event, link: HTMLAnchorElement): Promise<void> {
  event.preventDefault();
  if (link.ariaBusy === 'true') return;
  const words = link.textContent;
  link.ariaBusy = 'true';
  link.textContent = 'Generating...';
  try {
    const response = await fetch(link.href, { credentials: 'include' });
    if (!response.ok) throw new Error(`${response.status}: ${(await response.text()) || response.statusText}`);
    const saved = document.createElement('a');
    saved.href = URL.createObjectURL(await response.blob());
    saved.download =
      /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')?.[1] ??
      `LLM-SEO-Report-${new Date().toISOString().slice(0, 10)}.pdf`;
    saved.click();
    // The browser takes the file over in a later task; an address revoked at once would download nothing.
    setTimeout(() => URL.revokeObjectURL(saved.href), 60_000);
  } catch (error) {
    console.error('Failed to download report', error);
  }
  link.ariaBusy = null;
  link.textContent = words;
}

/** Copies the file that is shown below the button. */
async function copyFile(button: HTMLElement): Promise<void> {
  const file = button.closest('article');
  const word = file?.querySelector('[role=status]');
  const isCopied = await navigator.clipboard.writeText(file?.querySelector('pre')?.textContent ?? '').then(
    () => true,
    () => false,
  );
  if (word)
    word.textContent = isCopied
      ? 'Copied.'
      : 'Your browser does not let us copy. Open the file below and copy it by hand.';
}

/** The appendix comes when it is opened: it is longer than all the rest. */
async function fill(fold: HTMLDetailsElement): Promise<void> {
  const { from } = fold.dataset;
  if (!fold.open || from === undefined) return;
  delete fold.dataset['from'];
  const place = fold.querySelector('[data-place]');
  const page = await fetch(from).then(
    (response) => (response.ok ? response.text() : null),
    () => null,
  );
  const content = page === null ? null : parsePage(page).querySelector('[data-appendix]');
  if (place && content) place.replaceChildren(document.adoptNode(content));
  else fold.dataset['from'] = from; // the link inside still leads there
}

/** A link to a check, or to a note, of the appendix. */
async function openIfInside(fold: HTMLDetailsElement): Promise<void> {
  if (document.querySelector(`[id="${CSS.escape(location.hash.slice(1))}"]`)) return;
  if (!/^#(?:note-\d+|[A-Z]{2}-\d\d|appendix|fix-pack|scope|footnotes)$/.test(location.hash)) return;
  fold.open = true;
  await fill(fold);
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
  target?.scrollIntoView();
}

/** What a link leads to may lie in another tab of the plan, or be folded. */
function showTarget(): void {
  const target = document.getElementById(location.hash.slice(1));
  if (target instanceof HTMLDetailsElement) target.open = true;
  for (let fold = target?.closest('details'); fold; fold = fold.parentElement?.closest('details')) fold.open = true;
  const when = target
    ?.closest('section')
    ?.getAttribute('aria-labelledby')
    ?.replace(/^plan-/, 'when-');
  const choice = when && document.getElementById(when);
  if (choice instanceof HTMLInputElement && target?.matches('article')) {
    choice.checked = true;
    target.scrollIntoView();
  }
}
