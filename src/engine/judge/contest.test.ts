import { describe, expect, it } from 'vitest';
import {
  answerQuestion,
  settleContest,
  statementToShow,
  uphold,
  type Contest,
  type Contested,
  type Settled,
} from '#engine/judge/contest.ts';
import type { Analysis, Finding } from '#engine/contract.ts';
import type { Evidence } from '#engine/evidence/evidence.ts';
import { judge } from '#engine/judge/judge.ts';
import { mergeReading } from '#engine/read/merge-reading.ts';
import { findingKey } from '#engine/evidence/corrections.ts';
import { readSite } from '#engine/read/read-site.ts';
import { answers, evidence, pageFromHtml, site, testNow, testSite } from '#engine/testing/evidence-builder.ts';

const words =
  'Every loaf is baked overnight in Leeds from flour, water and salt, and nothing else is ever added to it by us. '.repeat(
    8,
  );
const home = (more = '') =>
  pageFromHtml(
    `<html lang="en"><title>Brotwerk, bakery in Leeds</title><main><h1>Bread in Leeds</h1><p>${words}</p>${more}</main>`,
  );
const about = (more: string) =>
  pageFromHtml(`<html lang="en"><title>About us</title><main><h1>About us</h1><p>${words}</p>${more}</main>`, {
    url: '/about',
  });

/** Evidence as `gather` leaves it; `model` as if one had read every page whole and found nothing. */
function read(pages = [home()], { model = false, owner = answers() } = {}): Evidence {
  const dropped = { notOnPage: 0, valueNotInQuote: 0, notSupported: 0 };
  const state = {
    state: 'read' as const,
    reader: 'm',
    promptVersion: 1,
    pagesRead: pages.length,
    pagesChosen: pages.length,
    calls: 1,
    costUsd: 0,
    why: null,
    dropped,
  };
  return evidence({
    answers: owner,
    site: { ...site(pages), ...readSite(pages, owner, model ? { model: state } : {}) },
  });
}
const check = (analysis: Analysis, id: string) => analysis.checks.find((one) => one.id === id);
function finding(analysis: Analysis, checkId: string, id: string): Finding {
  const found = check(analysis, checkId)?.findings.find((one) => one.id === id);
  if (!found) throw new Error(`${checkId} has no ${id}: ${JSON.stringify(check(analysis, checkId))}`);
  return found;
}
const question = (
  kind: string,
  checkId = 'BP-11',
  candidate: { url: string; quote: string } | null = null,
): Contested => ({
  kind: 'question',
  checkId,
  statement: kind,
  subject: null,
  candidate,
});
const shows = (over: Contested, shown: string, url = `${testSite}about`): Contest => ({
  about: over,
  reason: 'it-is-there',
  url,
  words: shown,
  at: testNow,
});
function corrected(settled: Settled): Extract<Settled, { outcome: 'corrected' }> {
  if (settled.outcome !== 'corrected') throw new Error(JSON.stringify(settled));
  return settled;
}

describe('words that the owner shows', () => {
  it('become a statement where they stand, and the finding is gone from each later judgement', () => {
    const told = read([home(), about('<p>Our team is led by Ada Weber, master baker.</p>')], { model: true });
    const before = judge(told);
    const missing = finding(before, 'BP-11', 'person-not-seen');
    const settled = corrected(
      settleContest(
        told,
        shows({ kind: 'finding', checkId: 'BP-11', finding: missing }, 'led by  ada weber, Master baker'),
      ),
    );
    expect(settled.sentence).toBe('We found “led by Ada Weber, master baker” on “/about”. It counts now.');
    expect(finding(settled.analysis, 'BP-11', 'person-stated')).toMatchObject({
      quote: 'Our team is led by Ada Weber, master baker.',
      note: expect.stringMatching(/as you showed us/),
    });
    expect((check(settled.analysis, 'BP-11')?.ratio ?? 0) > (check(before, 'BP-11')?.ratio ?? 0)).toBe(true);
    expect(settled.analysis.overallScore).toBeGreaterThanOrEqual(before.overallScore);
    expect(JSON.stringify(judge(settled.evidence)), 'the same bytes').toBe(JSON.stringify(settled.analysis));
    const reread = mergeReading(settled.evidence, {
      at: testNow,
      pages: [home('<p>More.</p>')],
      unread: [],
      statuses: [],
    });
    expect(
      check(judge(reread), 'BP-11')?.findings.map(({ id }) => id),
      'after another page was read again',
    ).toContain('person-stated');
    const gone = mergeReading(settled.evidence, { at: testNow, pages: [about('')], unread: [], statuses: [] });
    expect(
      check(judge(gone), 'BP-11')?.findings.map(({ id }) => id),
      'they count as long as they stand there',
    ).not.toContain('person-stated');
  });

  it.each([
    ['person', 'our friendly team', 'It names nobody, and this check asks for a name with a role.'],
    ['founding', 'baked for generations', 'It gives no year'],
    ['founding', 'since 2004', 'It says 2004, and you answered 1998 in the quiz.'],
  ])('that cannot be a %s are found and do not count: %s', (kind, shown, lacks) => {
    const told = read([home(), about('<p>Meet our friendly team, baked for generations, since 2004.</p>')], {
      owner: answers({ yearEstablished: 1998 }),
    });
    const settled = settleContest(told, shows(question(kind), shown));
    expect(settled.outcome).toBe('stays');
    expect(settled.sentence).toContain(lacks);
  });

  it('that are not there are told with the line most like them, and with a word on scripts', () => {
    const told = read([home(), about('<p>Our bakery was founded in 1998 by Ada Weber.</p>')]);
    const settled = settleContest(told, shows(question('founding'), 'Our bakery was founded in 1989'));
    expect(settled).toMatchObject({
      outcome: 'not-found',
      sentence: 'We read “/about” at 12:00 UTC and did not see these words.',
      nearest: { text: 'Our bakery was founded in 1998 by Ada Weber.' },
      hint: null,
    });
    const shell = pageFromHtml(
      '<title>About</title><div id="root"></div><script type="module" src="/app.js"></script>',
      { url: '/about' },
    );
    expect(settleContest(read([home(), shell]), shows(question('founding'), 'founded in 1998'))).toMatchObject({
      nearest: null,
      hint: expect.stringMatching(/script/),
    });
  });

  it('in the markup alone are no text that visitors see', () => {
    const markup =
      '<script type="application/ld+json">{"@type":"Organization","founder":"Ada Weber, master baker"}</script>';
    const told = read([home(), about(markup)], { model: true });
    const missing = finding(judge(told), 'BP-11', 'person-not-seen');
    const settled = settleContest(
      told,
      shows({ kind: 'finding', checkId: 'BP-11', finding: missing }, 'Ada Weber, master baker'),
    );
    expect(settled).toMatchObject({
      outcome: 'stays',
      sentence: expect.stringMatching(/in the structured data of “\/about”/),
    });
  });

  it('do not count against a second look, which sees the sentence alone', () => {
    const told = read([home(), about('<p>We do not employ Ada Weber, master baker.</p>')]);
    const contest = shows(question('person'), 'Ada Weber, master baker');
    expect(statementToShow(told, contest)).toMatchObject({
      kind: 'person',
      subject: 'Ada Weber',
      value: 'master baker',
      sentence: 'We do not employ Ada Weber, master baker.',
    });
    expect(settleContest(told, contest, false)).toMatchObject({
      outcome: 'stays',
      sentence: expect.stringMatching(/We do not employ/),
    });
    expect(settleContest(told, contest, true).outcome).toBe('corrected');
  });
});

describe('a finding that is gone from a page read again', () => {
  const untitled = pageFromHtml(`<html lang="en"><main><h1>About</h1><p>${words}</p></main>`, { url: '/about' });
  it('is corrected without a word shown, and one that is still there stays', () => {
    const told = read([home(), untitled]);
    const analysis = judge(told);
    const missing = check(analysis, 'TS-07')?.findings.find(({ tone }) => tone === 'bad');
    if (!missing) throw new Error('TS-07 says nothing');
    const contest: Contest = {
      about: { kind: 'finding', checkId: 'TS-07', finding: missing },
      reason: 'misread',
      url: untitled.url,
      at: testNow,
    };
    expect(settleContest(told, contest)).toMatchObject({
      outcome: 'stays',
      sentence: expect.stringContaining(missing.note),
    });
    const merged = mergeReading(told, { at: testNow, pages: [about('')], unread: [], statuses: [] });
    expect(corrected(settleContest(merged, contest)).sentence).toMatch(/gone/);
  });
});

describe('what names nothing that is missing', () => {
  const thin = [home(), about('')];
  it.each([
    ['a finding that is in order', check(judge(read(thin)), 'CQ-10')?.findings.find(({ tone }) => tone !== 'bad')],
    [
      'no finding at all',
      { id: 'unnamed', tone: 'info', note: 'Say more', kind: 'value', label: 'Say more', value: '' } as const,
    ],
  ])('is not settled by words that are there: %s', (_what, about_) => {
    if (!about_) throw new Error('CQ-10 says nothing');
    const told = read(thin);
    const more = pageFromHtml(
      `<html lang="en"><title>Our oven</title><main><h1>Our oven</h1><p>${words.repeat(2)}</p></main>`,
      { url: '/oven' },
    );
    const merged = mergeReading(told, { at: testNow, pages: [more], unread: [], statuses: [] });
    expect(check(judge(merged), 'CQ-10')?.ratio).toBeLessThan(1);
    const settled = settleContest(
      merged,
      shows({ kind: 'finding', checkId: 'CQ-10', finding: about_ }, 'Our oven', more.url),
    );
    expect(settled).toMatchObject({
      outcome: 'stays',
      sentence: expect.stringContaining('The finding is still there'),
    });
  });
});

describe('a measure that is another by now', () => {
  const short = (more: string) =>
    pageFromHtml(
      `<html lang="en"><title>Rye</title><main><h1>Rye</h1><p>Our rye bread is baked from whole rye flour each night.${more}</p></main>`,
      {
        url: '/services/rye',
      },
    );
  it('is still there while it is too little', () => {
    const told = read([home(), short('')]);
    const thin = finding(judge(told), 'CQ-10', 'thin-page');
    const contest: Contest = {
      about: { kind: 'finding', checkId: 'CQ-10', finding: thin },
      reason: 'misread',
      url: `${testSite}services/rye`,
      at: testNow,
    };
    const after = (more: string) =>
      settleContest(mergeReading(told, { at: testNow, pages: [short(more)], unread: [], statuses: [] }), contest)
        .outcome;
    expect(after(' It keeps for days.')).toBe('stays');
    expect(after(words)).toBe('corrected');
  });
});

describe('what was seen and is not so', () => {
  it('is left out, and is not offered again', () => {
    const hours = '<dl><dt>Monday to Friday</dt><dd>08:00-17:00</dd></dl>';
    const told = read([home(), about(hours)]);
    const seen = finding(judge(told), 'CQ-15', 'terms-stated');
    const settled = corrected(
      settleContest(told, {
        about: { kind: 'finding', checkId: 'CQ-15', finding: seen },
        reason: 'misread',
        at: testNow,
      }),
    );
    expect(check(settled.analysis, 'CQ-15')?.findings.map(({ id }) => id)).not.toContain('terms-stated');
    expect(settled.analysis.overallScore).toBeLessThanOrEqual(judge(told).overallScore);
  });
});

describe('a question with a candidate', () => {
  const told = read([
    home(
      '<h2>How long does rye keep?</h2><p>Ten days, wrapped in linen.</p><h2>Do you deliver?</h2><p>In Leeds, every working day before seven.</p>',
    ),
  ]);
  const ask = judge(told).questions?.find(({ kind, candidate }) => kind === 'question' && candidate !== null);
  const about_: Extract<Contested, { kind: 'question' }> = {
    kind: 'question',
    checkId: ask?.checkId ?? '',
    statement: 'question',
    subject: null,
    candidate: ask?.candidate ?? null,
  };
  it('becomes a statement by a yes', () => {
    const { analysis } = corrected(answerQuestion(told, about_, true, testNow));
    expect(finding(analysis, 'AO-11', 'faq-pair')).toMatchObject({ quote: 'How long does rye keep?' });
  });
  it('is not asked again after a no', () => {
    const { analysis } = corrected(answerQuestion(told, about_, false, testNow));
    expect(analysis.questions?.some(({ candidate }) => candidate?.quote === ask?.candidate?.quote)).toBe(false);
    expect(analysis.overallScore).toBe(judge(told).overallScore);
  });
});

describe('a question about one page of several', () => {
  it('is answered by a yes, though the next page is asked about in the same words', () => {
    const told = read([home(), about('')]);
    const ask = check(judge(told), 'CQ-01')?.asks?.[0];
    const candidate = ask?.candidate ?? null;
    const { analysis } = corrected(
      answerQuestion(
        told,
        { kind: 'question', checkId: 'CQ-01', statement: 'opening', subject: null, candidate },
        true,
        testNow,
      ),
    );
    expect(check(analysis, 'CQ-01')?.findings.map(({ id }) => id)).toContain('opening-answers');
    expect(check(analysis, 'CQ-01')?.asks?.[0]?.candidate?.url).toBe(`${testSite}about`);
  });
});

describe('where a template’s text still stands', () => {
  const told = read([
    home(
      '<p>Lorem ipsum dolor sit amet.</p><p>Bread.</p><p>Rye.</p><p>Monday to Friday 8:00 – 17:30</p><p><a href="mailto:ada@mail.example">ada@mail.example</a></p>',
    ),
  ]);
  it.each([
    ['hours', 'terms', /17:30/],
    ['contact', 'contact', /ada@mail\.example/],
  ])('%s count by a yes of the owner alone', (kind, part, words) => {
    expect(check(judge(told), 'CQ-15')?.findings.map(({ id }) => id)).toEqual(['contact-not-read', 'terms-not-read']);
    const ask = judge(told).questions?.find((one) => one.kind === kind);
    expect(ask?.candidate?.quote).toMatch(words);
    const about: Contested = {
      kind: 'question',
      checkId: 'CQ-15',
      statement: kind,
      subject: null,
      candidate: ask?.candidate ?? null,
    };
    const { analysis } = corrected(answerQuestion(told, about, true, testNow));
    expect(finding(analysis, 'CQ-15', `${part}-stated`)).toMatchObject({ quote: expect.stringMatching(words) });
  });
});

describe('what a person decides', () => {
  const told = read([
    home(),
    pageFromHtml(`<html lang="en"><main><h1>About</h1><p>${words}</p></main>`, { url: '/about' }),
  ]);
  const missing = check(judge(told), 'TS-07')?.findings.find(({ tone }) => tone === 'bad');
  it.each(['not-us', 'not-needed', 'other'] as const)('waits for one: %s', (reason) => {
    expect(settleContest(told, { about: question('person'), reason, at: testNow }).outcome).toBe('operator');
  });
  it('is left out of every later judgement, and another finding of that check is not', () => {
    if (!missing) throw new Error('TS-07 says nothing');
    const settled = corrected(uphold(told, { kind: 'finding', checkId: 'TS-07', finding: missing }, testNow));
    const ids = check(settled.analysis, 'TS-07')?.findings.map((one) => JSON.stringify(findingKey('TS-07', one)));
    expect(ids).not.toContain(JSON.stringify(findingKey('TS-07', missing)));
    const third = pageFromHtml(`<html lang="en"><main><h1>Shop</h1><p>${words}</p></main>`, { url: '/shop' });
    const merged = mergeReading(settled.evidence, { at: testNow, pages: [third], unread: [], statuses: [] });
    expect(check(judge(merged), 'TS-07')?.findings.some(({ tone, id }) => tone === 'bad' && id === missing.id)).toBe(
      true,
    );
  });
  it('a contradiction with words that stand there is not asked again', () => {
    const owner = answers({ structuredData: 'yes' });
    const withClaim = read([home(), about('<p>Structured words stand here.</p>')], { owner });
    const [contradiction] = judge(withClaim).contradictions;
    if (!contradiction) throw new Error('nothing contradicts');
    const settled = corrected(
      settleContest(withClaim, shows({ kind: 'contradiction', contradiction }, 'Structured words stand here')),
    );
    expect(settled.analysis.contradictions.some(({ id }) => id === contradiction.id)).toBe(false);
  });
});
