// What makes the prerendered public pages move: rotating panels, countdown, testimonials, downloads. All of it is readable without.
import { accountName, isSignedIn } from './account/signed-in.ts';
import { addChatLauncher } from './assistant/launcher.ts';
import { countStep } from './count-step.ts';
import { countdownAfter, formatCountdown, secondsUntil } from './marketing/countdown.ts';
import { takeLooks } from './look/take-look.ts';

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

for (const gallery of elements('[data-gallery]')) rotate(gallery);
for (const clock of elements('[data-countdown]')) count(clock);
for (const group of elements('[data-choice]')) choose(group);
takeLooks();
offerToContinue();
addChatLauncher();
if (location.pathname === '/') countStep('landing');
for (const link of elements<HTMLAnchorElement>('a[data-download]')) guard(link);
if (isSignedIn()) {
  for (const link of elements<HTMLAnchorElement>('a[data-account]')) {
    const isNamed = link.dataset.account === 'name';
    link.href = isNamed ? '/dashboard#account' : '/dashboard';
    link.textContent = isNamed ? accountName() : 'Dashboard';
  }
  for (const link of elements<HTMLAnchorElement>('a[data-start]')) {
    link.href = '/dashboard';
    link.textContent = 'All reports';
  }
}

/** A quiz that was begun here goes on: the button says at which step. */
function offerToContinue(): void {
  let step = 0;
  try {
    if (localStorage.getItem('llm-quiz-data') !== null) step = Number(localStorage.getItem('llm-quiz-step'));
  } catch {
    return; // a browser that keeps nothing has nothing to go on with
  }
  if (!(step > 1) || isSignedIn()) return;
  for (const link of elements<HTMLAnchorElement>('a[data-start]')) {
    link.href = '/quiz';
    link.textContent = `Continue the quiz (step ${step})`;
  }
}

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
  const mark = (index: number) =>
    buttons.forEach((button, each) => button.setAttribute('aria-pressed', String(each === index)));
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
  for (const byHand of ['pointerdown', 'wheel', 'keydown'])
    row.addEventListener(byHand, () => (goal = null), { passive: true });
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
  const endsAt = clock.dataset.countdown;
  let isPaused = isStill.matches;
  const setPaused = (paused: boolean) => {
    isPaused = paused;
    if (word) word.textContent = paused ? 'Play' : 'Pause';
  };
  pause?.addEventListener('click', () => setPaused(!isPaused));
  setPaused(isPaused);
  const show = () => {
    const left = endsAt
      ? secondsUntil(endsAt, Date.now())
      : countdownAfter(Math.floor((Date.now() - startedAt) / 1000));
    face.textContent = formatCountdown(left);
    // The server decides by its own clock what is charged, and says so before anybody pays.
    if (endsAt && left === 0) clock.textContent = 'The offer has ended. Reload the page for today’s price.';
  };
  if (endsAt) show();
  const ticking = setInterval(() => {
    if (!isPaused) show();
    if (!face.isConnected) clearInterval(ticking);
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

function elements<Kind extends HTMLElement = HTMLElement>(selector: string, root: ParentNode = document): Kind[] {
  return [...root.querySelectorAll<Kind>(selector)];
}
