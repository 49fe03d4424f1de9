// What makes the prerendered public pages move: rotating panels, countdown, testimonials, downloads. All of it is readable without.
import { addChatLauncher } from './assistant/launcher.ts';
import { countdownAfter, formatCountdown } from './marketing/countdown.ts';
import { unfoldTarget } from './report/unfold-target.ts';

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

for (const gallery of elements('[data-gallery]')) rotate(gallery);
for (const clock of elements('[data-countdown]')) count(clock);
for (const group of elements('[data-choice]')) choose(group);
addChatLauncher();
for (const link of elements<HTMLAnchorElement>('a[data-download]')) guard(link);
for (const button of elements('[data-copy]')) copyFile(button);
unfoldTarget();

/** Shows one panel after the other in a row that also scrolls by hand; stops under the pointer, at focus, and for good when a button is pressed. */
function rotate(gallery: HTMLElement): void {
  const row = gallery.querySelector<HTMLElement>('[data-row]');
  const buttons = elements<HTMLButtonElement>('[data-show]', gallery);
  const pause = gallery.querySelector<HTMLElement>('[data-pause]');
  const word = gallery.querySelector('[data-word]');
  if (!row) return;
  let shown = 0;
  let isPaused = isStill.matches;
  /** Where our own scrolling leads: one that is overtaken by the next ends half way, and what it passes there was not chosen. */
  let goal: number | null = null;

  const show = (index: number) => {
    shown = goal = index;
    row.scrollTo({ left: index * row.clientWidth, behavior: isStill.matches ? 'instant' : 'smooth' });
    mark(index);
  };
  const mark = (index: number) => buttons.forEach((button, each) => button.setAttribute('aria-pressed', String(each === index)));
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    if (word) word.textContent = paused ? 'Play' : 'Pause';
  };
  buttons.forEach((button, index) =>
    button.addEventListener('click', () => {
      setPaused(true);
      show(index);
    }),
  );
  pause?.addEventListener('click', () => setPaused(!isPaused));
  for (const byHand of ['pointerdown', 'wheel', 'keydown']) row.addEventListener(byHand, () => (goal = null), { passive: true });
  row.addEventListener('scrollend', () => {
    const at = Math.round(row.scrollLeft / row.clientWidth);
    if (goal !== null && at !== goal) return;
    goal = null;
    mark((shown = at));
  });
  setPaused(isPaused);
  setInterval(() => {
    const isWatched = gallery.matches(':hover') || gallery.contains(document.activeElement);
    if (!isPaused && !isWatched && !document.hidden) show((shown + 1) % row.children.length);
  }, Number(gallery.dataset.gallery));
}

function count(clock: HTMLElement): void {
  const face = clock.querySelector<HTMLElement>('[data-face]');
  const pause = clock.querySelector<HTMLElement>('[data-pause]');
  const word = clock.querySelector('[data-word]');
  if (!face) return;
  const startedAt = Date.now();
  let isPaused = isStill.matches;
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    if (word) word.textContent = paused ? 'Play' : 'Pause';
  };
  pause?.addEventListener('click', () => setPaused(!isPaused));
  setPaused(isPaused);
  setInterval(() => {
    if (!isPaused) face.textContent = formatCountdown(countdownAfter(Math.floor((Date.now() - startedAt) / 1000)));
  }, 1000);
}

/** One button per company, one quote shown. */
function choose(group: HTMLElement): void {
  const buttons = elements<HTMLButtonElement>('[data-show]', group);
  const panels = elements('[data-panel]', group);
  buttons.forEach((button, chosen) =>
    button.addEventListener('click', () => {
      buttons.forEach((each, index) => each.setAttribute('aria-pressed', String(index === chosen)));
      panels.forEach((panel, index) => (panel.dataset.chosen = String(index === chosen)));
    }),
  );
}

/** Asks whether the document is there before the browser leaves for it. */
function guard(link: HTMLAnchorElement): void {
  link.addEventListener('click', async (event) => {
    event.preventDefault();
    const reply = await fetch(link.href, { method: 'HEAD' }).catch(() => null);
    if (reply?.ok) location.assign(link.href);
    else alert(`Download not available for: ${link.dataset.download}`);
  });
}

/** Copies the file that is shown below the button. */
function copyFile(button: HTMLElement): void {
  const file = button.closest('article');
  const word = file?.querySelector('[role=status]');
  button.addEventListener('click', async () => {
    const isCopied = await navigator.clipboard.writeText(file?.querySelector('pre')?.textContent ?? '').then(
      () => true,
      () => false,
    );
    if (word) word.textContent = isCopied ? 'Copied.' : 'Your browser does not let us copy. Open the file below and copy it by hand.';
  });
}

function elements<Kind extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)];
}
