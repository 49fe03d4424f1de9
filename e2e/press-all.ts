import { type BrowserContext, expect, type Page, type Request } from '@playwright/test';

/** `others`: what else was not pressed in the dialog that it is in; 0 outside of one. */
type Candidate = { key: string; name: string; isLink: boolean; isLast: boolean; others: number };

/** What all visits share, at either width and whoever visits: nothing is pressed twice. */
export class Presses {
  /** Names of links that were pressed at any width, by key. Where they lead is looked at on both. */
  readonly links = new Map<string, string>();
  readonly buttons = { 390: new Map<string, string>(), 1280: new Map<string, string>() };
  known = (width: Width) => [...this.links.keys(), ...this.buttons[width].keys()];
  names = (): Map<string, string> => new Map([...this.links, ...this.buttons[1280]]);
  add({ key, name, isLink }: Candidate, width: Width): void {
    if (isLink) this.links.set(key, name);
    else this.buttons[width].set(key, name);
  }
  forget(key: string, width: Width): void {
    this.links.delete(key);
    this.buttons[width].delete(key);
  }
}

export type Width = 390 | 1280;
/** What is pressed away at one width is still there at the other: each has a page of its own, or both the same. */
export type Address = Record<Width, string>;

type Options = {
  presses: Presses;
  /** Addresses on the same origin to look at in every context; what is found from there is added. */
  addresses: Address[];
  /** Brings a page that was just opened into the state to press in: unlocked, signed in. */
  ready?: (page: Page, width: Width) => Promise<void>;
  /** Of the addresses, what is known not to be there. */
  missing?: string;
};

/**
 * Presses everything on the pages once, wherever a press leads, with several browsers for each width at the same time, and answers the complaints: server errors,
 * refusals and addresses that lead nowhere, answers that are no page, errors of scripts, words cut off, presses that do nothing. What ends a session or deletes is
 * pressed at the end. Links are pressed at one width; at the other one what they lead to is opened.
 */
export async function pressAll(
  contexts: { width: Width; context: BrowserContext }[],
  options: Options,
): Promise<string[]> {
  const complaints = new Set<string>();
  const claimed = { 390: new Set<string>(), 1280: new Set<string>() };
  const visitors = await Promise.all(
    contexts.map(async ({ width, context }) =>
      visitor(await context.newPage(), width, { ...options, complaints, claimed: claimed[width] }),
    ),
  );
  // Who has nothing left waits for what the others may still find.
  for (let before = -1; before !== options.addresses.length;) {
    before = options.addresses.length;
    await Promise.all(visitors.map((one) => one.pressHere()));
  }
  for (const one of visitors) await one.pressLast();
  return [...complaints];
}

async function visitor(page: Page, width: Width, given: Options & { complaints: Set<string>; claimed: Set<string> }) {
  const { presses, addresses, ready = async () => {}, missing, complaints, claimed } = given;
  const origin = new URL(addresses[0]?.[width] ?? '').origin;
  const signs = watch(page, { origin, complaints, missing });
  await page.addInitScript(() => (window.print = () => document.body.setAttribute('data-printed', '')));
  await page.route(
    (address) => address.origin !== origin,
    (route) => route.abort(),
  );
  await page.setViewportSize({ width, height: 900 });

  const redrawn = new Map<string, number>();
  const last: { at: string; candidate: Candidate }[] = [];
  const isAsked = async () => (await page.locator('dialog[open]').count()) > 0;
  /** Answers whether there is a page to press on. */
  const open = async (address: string) => {
    const isFile = await page.goto(address).then(
      () => false,
      (error: Error) => {
        if (!error.message.includes('Download is starting')) throw error;
        return true;
      },
    );
    if (isFile) return false;
    await ready(page, width);
    await signs.settled();
    await signs.quiet();
    return true;
  };
  const find = async () => {
    await inPage(page, () => page.evaluate(fillIn));
    const found = await inPage(page, () => page.evaluate(findNext, presses.known(width)));
    if (found !== null) presses.add(found, width);
    return found;
  };
  /** What is left on the page, also behind its tabs. */
  const next = async (): Promise<Candidate | null> => {
    const here = await find();
    if (here !== null) return here;
    await signs.quiet();
    const late = await find();
    if (late !== null) return late;
    if (await isAsked()) {
      await page.keyboard.press('Escape');
      return next();
    }
    for (const tab of await page.locator('[role=tab][aria-selected=false]:visible').all()) {
      await tab.click();
      await signs.quiet();
      const behind = await find();
      if (behind !== null) return behind;
    }
    return null;
  };
  /** Answers whether it led to another page. */
  const press = async (found: Candidate) => {
    const target = page.locator('[data-press]');
    const words = await target.textContent({ timeout: 1000 }).catch(() => null);
    const before = {
      ...signs.counts(),
      look: await inPage(page, () => page.evaluate(digestOf)),
      address: page.url(),
      words,
    };
    let isGone = false;
    const click = () =>
      target.click({ timeout: 3000 }).catch(async () => {
        // Covered while something else is open: then pressed as a keyboard does it. Or drawn again meanwhile: then found again.
        isGone = (await target.count()) === 0 && signs.counts().visits === before.visits;
        if (!isGone) await target.dispatchEvent('click', undefined, { timeout: 1000 }).catch(() => {});
      });
    await click();
    const times = redrawn.get(found.key) ?? 0;
    if (isGone && times < 3) {
      redrawn.set(found.key, times + 1);
      presses.forget(found.key, width);
      return false;
    }
    const hasLed = () => signs.counts().visits > before.visits || page.url() !== before.address;
    const hasActed = async () => {
      const now = signs.counts();
      if (hasLed() || now.downloads > before.downloads || now.popups > before.popups) return true;
      // A link leads on, opens a window, brings a file, or says what it did.
      if (found.isLink) return (await target.textContent({ timeout: 1000 }).catch(() => before.words)) !== before.words;
      return now.signs > before.signs || (await page.evaluate(digestOf).catch(() => 0)) !== before.look;
    };
    const acts = (timeout: number) =>
      expect
        .poll(hasActed, { timeout, intervals: [20, 50, 100, 250] })
        .toBe(true)
        .then(
          () => true,
          () => false,
        );
    // The script behind it may have come after the first press.
    if (!(await acts(3000)) && !(await click().then(() => acts(15_000))))
      complaints.add(`“${found.name}” on ${new URL(before.address).pathname} does nothing at ${width} px`);
    await signs.settled(); // what a button has sent may lead away when the answer comes
    return hasLed();
  };
  /** Claims the page shown for this width, and has it looked at on the other. */
  const add = (address: string) => {
    const pattern = patternOf(address);
    if (!addresses.some((known) => patternOf(known[width]) === pattern))
      addresses.push({ 390: address, 1280: address });
  };
  const claim = () => {
    const pattern = patternOf(page.url());
    add(page.url());
    return !claimed.has(pattern) && claimed.add(pattern);
  };
  page.on('popup', async (other) => {
    await other.waitForURL(/^http/);
    if (other.url().startsWith(origin)) add(other.url());
    await other.close();
  });
  const pressOn = async (address: string) => {
    const todo = [address];
    for (let at = todo.pop(); at !== undefined; at = todo.pop()) {
      if (!(await open(at))) continue;
      claim();
      let opener: Candidate | null = null;
      let again: Candidate | null = null;
      for (let looked = ''; ;) {
        if (again !== null) {
          await signs.quiet();
          if (!(await isAsked())) presses.forget(again.key, width);
          again = null;
        }
        const here = page.url();
        const wasAsked = await isAsked();
        const shown = `${here} ${wasAsked}`;
        if (shown !== looked) await complainOfCutWords(page, width, complaints);
        looked = shown;
        const found = await next();
        if (found === null) break;
        if (found.isLast) {
          last.push({ at: here, candidate: found });
          continue;
        }
        const hasLed = await press(found);
        // A dialog that one of its buttons has closed is opened again for the others.
        if (!wasAsked) opener = found;
        else if (found.others > 0) again = opener;
        if (!hasLed) continue;
        if (here !== page.url()) todo.push(here);
        if (new URL(page.url()).origin !== origin || (patternOf(here) !== patternOf(page.url()) && !claim())) break;
        await ready(page, width);
      }
    }
  };

  return {
    async pressHere() {
      for (let n = 0; n < addresses.length; n += 1) {
        const address = addresses[n]?.[width] ?? '';
        const pattern = patternOf(address);
        if (claimed.has(pattern)) continue;
        claimed.add(pattern);
        await pressOn(address);
      }
    },
    async pressLast() {
      for (const { at, candidate } of last) {
        // And what it asks to confirm: no, then yes.
        for (let others = 1; others > 0;) {
          await open(at);
          presses.forget(candidate.key, width);
          const found = await next();
          if (found !== null) await press(found);
          const asked = (await isAsked()) ? await find() : null;
          if (asked !== null) await press(asked);
          others = asked?.others ?? 0;
        }
        await signs.quiet();
      }
    },
  };
}

/** What an answer may take on a machine with much to do: only what hangs meets this limit. */
const patienceMs = 90_000;

/** Counts what a press may bring, and notes what must never come. */
function watch(
  page: Page,
  { origin, complaints, missing }: { origin: string; complaints: Set<string>; missing: string | undefined },
) {
  let [visits, downloads, popups, signs] = [0, 0, 0, 0];
  const pending = new Set<Request>();
  const waitsFor = (url: string, type: string) =>
    url.startsWith(origin) && ['fetch', 'xhr', 'script'].includes(type) && !url.endsWith('/events');
  page.on('framenavigated', (frame) => {
    if (frame !== page.mainFrame()) return;
    visits += 1;
    pending.clear();
  });
  page.on('pageerror', (error) => complaints.add(`${page.url()}: ${error.message}`));
  // What the network answers is looked at below.
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().startsWith('Failed to load resource') &&
      complaints.add(message.text()),
  );
  page.on('request', (request) => {
    signs += 1;
    if (waitsFor(request.url(), request.resourceType())) pending.add(request);
  });
  const over = (request: Request) => void pending.delete(request);
  page.on('requestfinished', over);
  page.on('requestfailed', over);
  page.on('download', () => (downloads += 1));
  page.on('popup', () => (popups += 1));
  page.on('dialog', (dialog) => {
    signs += 1;
    void dialog.dismiss();
  });
  page.on('response', (response) => {
    const request = response.request();
    const [status, url] = [response.status(), response.url()];
    const isPage = request.isNavigationRequest() && request.frame() === page.mainFrame();
    // A form may be refused, with a page that says why; a link leads to what is there.
    const isRefusal = request.method() === 'POST' && [400, 409, 429].includes(status);
    if (status >= 500 || (isPage && status >= 400 && url !== missing && !isRefusal))
      complaints.add(`${status} ${request.method()} ${url}`);
    // A wrong passcode is refused, too; what must never come is that a page of ours counts as another website.
    if (status === 403)
      void response.text().then(
        (text) => text.includes('cross-site') && complaints.add(`403 ${request.method()} ${url}: ${text}`),
        () => {},
      );
    const isJson = /json/.test(response.headers()['content-type'] ?? '');
    if (isPage && isJson && !new URL(url).pathname.endsWith('.json'))
      complaints.add(`no page but JSON: ${request.method()} ${url}`);
  });
  return {
    counts: () => ({ visits, downloads, popups, signs }),
    /** The page is there, and nothing that it asked for is on its way. */
    async settled() {
      await page.waitForLoadState('domcontentloaded');
      if ((await inPage(page, () => page.evaluate(() => document.contentType))) !== 'text/html') return; // a file to read, like the description of the API
      // A page of the app has come when something of it can be pressed.
      await page.locator('a[href]:visible, button:visible').first().waitFor();
      await expect
        .poll(() => [...pending].map((request) => request.url()), { timeout: patienceMs, intervals: [10, 20, 50, 100] })
        .toEqual([]);
    },
    /** And nothing follows: a script that has come may ask for more. */
    async quiet() {
      let calm = 0;
      const isCalm = () => (calm = pending.size === 0 ? calm + 1 : 0) >= 4;
      await page.waitForLoadState('load');
      await expect.poll(isCalm, { timeout: patienceMs, intervals: [25] }).toBe(true);
    },
  };
}

/** What is asked of a page that is just being left is asked again of the one that follows. */
async function inPage<Answer>(page: Page, ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask();
    } catch (error) {
      if (!String(error).includes('Execution context was destroyed')) throw error;
      await page.waitForLoadState('domcontentloaded');
    }
  }
}

/** An address without what differs from one order to the next. */
function patternOf(address: string): string {
  const { pathname, searchParams, hash } = new URL(address);
  const secret = /^#(\w+)=/.exec(hash)?.[1] ?? '';
  return `${pathname.replaceAll(/\/(?=[\w-]*[A-Z])[\w-]{16,}/g, '/:id')}?${[...new Set(searchParams.keys())].sort().join('&')}${secret}`;
}

/** Nothing is wider than the screen, and no words are cut off at an edge without a way to reach them. */
async function complainOfCutWords(page: Page, width: number, complaints: Set<string>): Promise<void> {
  const look = () => {
    const cut: string[] = [];
    if (document.documentElement.scrollWidth > innerWidth)
      cut.push(`the page is ${document.documentElement.scrollWidth} px wide`);
    for (const element of document.querySelectorAll('body *')) {
      if (element.scrollWidth <= element.clientWidth + 1 || element.clientWidth < 5) continue; // not cut, or for screen readers alone
      if (![...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim() !== ''))
        continue;
      const { overflowX, textOverflow } = getComputedStyle(element);
      if ((overflowX === 'hidden' || overflowX === 'clip') && textOverflow !== 'ellipsis')
        cut.push(`“${element.textContent.trim().slice(0, 60)}” is cut off`);
    }
    return cut;
  };
  for (const each of await inPage(page, () => page.evaluate(look)))
    complaints.add(`${patternOf(page.url())} at ${width} px: ${each}`);
}

/** Runs in the page. What an honest visitor would type; no address that owns an account, so that nothing is deleted by it. */
function fillIn(): void {
  const values: Record<string, string> = {
    email: 'visitor@press.example',
    url: 'https://press.example',
    number: '2009',
    password: 'another long passcode',
    tel: '+44 113',
    date: '2026-11-01',
  };
  for (const input of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input:enabled, textarea:enabled',
  )) {
    if (input.value !== '' || input.readOnly || ['radio', 'checkbox', 'hidden', 'search', 'file'].includes(input.type))
      continue;
    if (input.closest('[role=dialog][aria-label^="Chat"]') !== null && input.matches(':focus')) continue;
    // As React wants it: through the element's own setter, then told.
    const prototype = input instanceof HTMLInputElement ? HTMLInputElement.prototype : HTMLTextAreaElement.prototype;
    Object.getOwnPropertyDescriptor(prototype, 'value')?.set?.call(
      input,
      values[input.inputMode === 'url' ? 'url' : input.type] ?? 'Hearth',
    );
    input.dispatchEvent(new Event('input', { bubbles: true }));
  }
  for (const select of document.querySelectorAll<HTMLSelectElement>('main form select:enabled')) {
    if (select.value !== '') continue;
    Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value')?.set?.call(
      select,
      [...select.options].find((option) => option.value !== '')?.value ?? '',
    );
    select.dispatchEvent(new Event('change', { bubbles: true }));
  }
}

/** Runs in the page: marks the next thing that was not pressed, in the topmost dialog when one is open. What ends a session or deletes comes last. */
function findNext(known: string[]): Candidate | null {
  document.querySelector('[data-press]')?.removeAttribute('data-press');
  const seen = new Set(known);
  const dialog = [...document.querySelectorAll('dialog[open]')].at(-1);
  const root = dialog ?? document;
  const here = location.pathname.replaceAll(/\/(?=[\w-]*[A-Z])[\w-]{16,}/g, '/:id');
  const found: (Omit<Candidate, 'others'> & { element: Element })[] = [];
  for (const element of root.querySelectorAll('a[href], button, summary, [role=tab]')) {
    const href = element instanceof HTMLAnchorElement ? element.getAttribute('href') : null;
    if (href !== null && /^(mailto:|tel:)/.test(href)) continue;
    const address = element instanceof HTMLAnchorElement ? new URL(element.href) : null;
    if (address !== null && address.origin !== location.origin) continue; // not ours to press
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').replaceAll(/\s+/g, ' ').trim();
    const section =
      element.closest('article, section, dialog, [role=dialog]')?.querySelector('h1, h2, h3')?.textContent ?? '';
    const place = element.closest('main, dialog, [role=dialog]') !== null ? `${here} ${section}` : 'frame';
    // A link is known by where it leads, a button by where it is; of many that unfold in one section the first tells of all.
    const key =
      address !== null
        ? `link ${address.pathname.replaceAll(/\/(?=[\w-]*[A-Z])[\w-]{16,}/g, '/:id')}${address.search.replaceAll(/=(?=[\w-]*[A-Z])[\w-]{16,}/g, '=:id')}`
        : element.matches('summary')
          ? `${place}: unfold`
          : `${place}: ${name}`;
    if (seen.has(key)) continue;
    const { width, height } = element.getBoundingClientRect();
    const isOff = element.matches(
      ':disabled, [aria-disabled=true], [aria-busy=true], [aria-selected=true], [aria-pressed=true]',
    );
    if (width < 5 || height < 5 || isOff || !element.checkVisibility({ visibilityProperty: true })) continue;
    // In-page links must have a target; to press each of two hundred would tell no more.
    if (address !== null && address.pathname === location.pathname && address.search === location.search) {
      const target = decodeURIComponent(address.hash.slice(1));
      if (target !== '' && document.getElementById(target) === null)
        throw new Error(`${href} leads nowhere on ${location.href}`);
      continue;
    }
    found.push({ element, key, name, isLink: href !== null, isLast: /sign out|delete|revoke|^lock$/i.test(name) });
  }
  // Links lead away and tabs hide what was there: first what stays.
  const rank = ({ element, isLink, isLast }: (typeof found)[number]) =>
    isLast ? 3 : element.matches('[role=tab]') ? 2 : isLink ? 1 : 0;
  const next = found.toSorted((one, other) => rank(one) - rank(other)).at(0);
  if (!next) return null;
  next.element.setAttribute('data-press', '');
  const { key, name, isLink, isLast } = next;
  return { key, name, isLink, isLast, others: dialog ? found.length - 1 : 0 };
}

/** Runs in the page: all that a press may change, as a number. */
function digestOf(): number {
  const state = [...document.querySelectorAll('details')].map(({ open }) => open).join();
  const { activeElement } = document;
  const look = `${document.documentElement.outerHTML.replaceAll(' data-press=""', '')} ${state} ${scrollX} ${scrollY} ${activeElement?.outerHTML.slice(0, 300)} ${[...document.querySelectorAll('[data-row]')].map(({ scrollLeft }) => scrollLeft).join()}`;
  let digest = 0;
  for (let at = 0; at < look.length; at += 1) digest = (digest * 31 + look.charCodeAt(at)) | 0;
  return digest;
}
