import { afterEach, describe, expect, it } from 'vitest';
import { fewOf } from '#base/testing/long.ts';
import { sampleAnswersRead } from '#engine/testing/sample-answers-read.ts';
import { buildReport } from '#report/build-report.ts';
import type { ReportDocument } from '#report/contract.ts';
import { scorePicture } from '#report/score-picture.ts';
import { extremeReports } from '#report/testing/extreme-reports.ts';
import { sampleAnalysis, sampleAnswers } from '#report/testing/sample-analysis.ts';
import type { Analysis, Answers } from '#engine/contract.ts';
import { closePages, newPage } from '#base/testing/browser.ts';
import { judge } from '#engine/judge/judge.ts';
import { evidence, page, reading, site as siteOf } from '#engine/testing/evidence-builder.ts';
import { createReportMail } from './report-mail.ts';
import type { Moved } from './report-mail.ts';

const compose = createReportMail({ scorePicture });
const link = 'https://citable.example/report/ord_1?a=1&b=2';
const reportOf = (analysis: Partial<Analysis> = {}, answers: Partial<Answers> = {}): ReportDocument =>
  buildReport({
    id: 'r1',
    createdAt: new Date('2026-11-20T10:00:00Z'),
    tier: 'assessment',
    answers: { ...sampleAnswers, ...answers },
    analysis: sampleAnalysis(analysis),
    earlier: [],
  });
const mailOf = (
  analysis: Partial<Analysis> = {},
  answers: Partial<Answers> = {},
  moved: Moved | null = null,
  report = reportOf(analysis, answers),
) =>
  compose({
    report,
    moved,
    manageLink: moved === null ? null : 'https://citable.example/subscription/ord_1?key=k',
    receipt: {
      rows: [
        { name: 'Paid', value: '$49 USD' },
        { name: 'Agreed', value: '6 payments, then cancel anytime' },
      ],
      note: 'No tax was added.',
      pdfPath: '/api/report/ord_1/receipt.pdf?payment=in_1',
    },
    to: 'buyer@customer.example',
    link,
    pdf: Buffer.from('%PDF-1.7'),
    messageId: '<d1@citable.example>',
    deliveryId: 'd1',
  });

const noindex = { agent: '*', directives: ['noindex'], source: 'meta' as const, line: 3, text: 'noindex' };

describe('the mail that brings the report', () => {
  it('carries the receipt, in both parts', () => {
    const mail = mailOf();
    for (const part of [mail.html, mail.text])
      for (const words of ['Your receipt', '$49 USD', '6 payments, then cancel anytime', 'No tax was added.'])
        expect(part).toContain(words);
  });

  it('says the score, the platforms, the three top recommendations and the link, in both parts', () => {
    const { text, html, subject } = mailOf();
    expect(subject).toBe('Your LLM SEO Report is Ready: Brandt Heating scores 56 of 100');
    for (const words of [
      'points in AI Optimization',
      'Perplexity',
      '57 of 100, observed',
      'Open robots.txt to Claude-SearchBot',
      'Add Organization markup with your profiles',
    ]) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).not.toContain('Date your pages');
    expect(text).toContain(link);
    expect(html).toContain('href="https://citable.example/report/ord_1?a=1&amp;b=2"');
  });

  it('says a fatal defect once, and what was not read in one line with what would let us read it', () => {
    const sentence = 'Your home page tells every search engine and assistant not to index it (noindex).';
    const site = evidence({ site: siteOf([page({ robotsDirectives: [noindex] })], { reading: reading([]) }) });
    const { gates, topRecommendations, weaknesses, notRead } = judge(site);
    expect(gates.map((gate) => gate.sentence)).toEqual([sentence]);
    const { text } = mailOf({ gates, topRecommendations, weaknesses, ...(notRead !== undefined && { notRead }) });
    const said = text.replaceAll(/\s+/g, ' ');
    expect(said.split(sentence)).toHaveLength(2);
    expect(said.match(/No language model read your pages, so \d+ of our \d+ checks are open\. Answer/g)).toHaveLength(
      1,
    );
  });

  it('says what nobody read of the answers, in no rate', () => {
    const report = { ...reportOf(), answersRead: sampleAnswersRead() };
    const [first, ...others] = report.answersRead.platforms;
    if (!first) throw new Error('The sample has no platform.');
    report.answersRead.platforms = [{ ...first, unread: 30, namedUnread: 9 }, ...others];
    expect(mailOf({}, {}, null, report).text.replaceAll(/\s+/g, ' ')).toContain(
      'Your name is in 9 of 30 answers, and no model read what they say of you. They are in no rate.',
    );
  });

  it('carries the gauge inside and the PDF beside', () => {
    const { attachments, html } = mailOf();
    expect(attachments.map(({ filename, contentId }) => [filename, contentId])).toEqual([
      ['score.png', 'score@report'],
      ['LLM-SEO-Report-2026-11-20.pdf', undefined],
    ]);
    expect(attachments[0]?.content.subarray(1, 4).toString()).toBe('PNG');
    expect(html).toMatch(/src="cid:score@report"[^>]*alt="[^"]*56 of 100, grade D/);
  });

  it('keeps the lines of the plain part short, apart from addresses', () => {
    const long = mailOf()
      .text.split('\n')
      .filter((line) => line.length > 78 && !line.startsWith('https://'));
    expect(long).toEqual([]);
  });

  it('stays far below the size at which mail programs cut a message', () => {
    expect(Buffer.byteLength(mailOf().html)).toBeLessThan(20_000);
  });

  it('shows what a customer wrote as text', () => {
    const name = '"><script>alert(1)</script>\r\nBcc: evil@x.example';
    const { html, subject } = mailOf({ topRecommendations: ['<b onclick="x">'] }, { companyName: name });
    expect(html).not.toMatch(/<script|<b /);
    expect(subject).not.toMatch(/[\r\n]/);
  });

  it('of a further run says what moved, in the subject too, and leaves out what did not', () => {
    const moved = {
      headline: 'up from 51 to 56',
      rows: [{ name: 'Overall', value: '51 to 56, up' }],
      better: ['Pages are dated'],
      worse: [],
      notes: [],
    };
    const { subject, text, html } = mailOf({}, {}, moved);
    expect(subject).toBe('Your LLM SEO Report is Ready: Brandt Heating is up from 51 to 56');
    for (const words of ['Since the last run: up from 51 to 56.', '51 to 56, up', 'Better: Pages are dated.']) {
      expect(text).toContain(words);
      expect(html).toContain(words);
    }
    expect(text).not.toContain('Worse:');
    expect(text).toContain('https://citable.example/subscription/ord_1?key=k');
    expect(mailOf().text).not.toContain('/subscription/');
  });

  it('says what a template left before the tasks, and how much more there is', () => {
    const notice = (note: string) => ({
      id: 'placeholder-text' as const,
      tone: 'bad' as const,
      note,
      kind: 'page' as const,
      url: 'https://brandt.example/',
    });
    const { text, html } = mailOf({
      notices: ['The home page still shows “[City]”.', 'Second.', 'Third.', 'Fourth.'].map(notice),
    });
    const words = 'Left over from a template: The home page still shows “[City]”. Second. The report names 2 more.';
    expect(text.replaceAll(/\s+/g, ' ')).toContain(words);
    expect(html).toContain(words);
    expect(text.indexOf('Left over')).toBeLessThan(text.indexOf('Do these first'));
    expect(mailOf().text).not.toContain('Left over');
  });

  it('offers no empty list when there is nothing to recommend', () => {
    const { html, text } = mailOf({ topRecommendations: [] });
    expect(html).not.toContain('<ol');
    expect(text).not.toContain('Do these first');
  });
});

describe('the mail at the edges of what can come', () => {
  afterEach(closePages);

  it.each(fewOf(Object.entries(extremeReports()), 1))(
    '%s: whole and readable on a phone, and nothing of it runs',
    async (_, { report }) => {
      const mail = compose({
        report,
        moved: null,
        manageLink: null,
        receipt: null,
        to: 'a@b.example',
        link,
        pdf: Buffer.from('%PDF-1.7'),
        messageId: '<d1@c.example>',
        deliveryId: 'd1',
      });
      const page = await newPage({ viewport: { width: 390, height: 800 } });
      await page.setContent(mail.html);
      const seen = await page.evaluate(() => ({
        text: document.body.textContent,
        tooWide: document.documentElement.scrollWidth - window.innerWidth,
        foreign: document.querySelectorAll('script, iframe, [onerror], [onclick], img:not([src^="cid:"])').length,
        links: [...document.querySelectorAll('a')].map((anchor) => anchor.href),
        title: document.title,
      }));
      expect([seen.tooWide, seen.foreign, seen.links, seen.title]).toEqual([
        0,
        0,
        [link],
        'Your LLM SEO Report is Ready!',
      ]);
      for (const words of [report.view.headline, ...report.view.topRecommendations]) {
        expect(seen.text).toContain(words);
        expect(mail.text.replaceAll(/\s+/g, ' ')).toContain(words.replaceAll(/\s+/g, ' '));
      }
      expect(mail.html.length).toBeLessThan(102_000); // what a mail program shows without cutting
      expect(mail.text + mail.subject).not.toMatch(/[\u202a-\u202e\u2066-\u2069]/);
    },
  );
});
