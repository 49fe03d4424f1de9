import { describe, expect, it } from 'vitest';
import { findRemarks } from '#engine/judge/remarks/find-remarks.ts';
import { evidence, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';
import type { PageFacts, SiteEvidence } from '#engine/evidence/evidence.ts';

const contact = (form: string, more: Partial<PageFacts> = {}): PageFacts => ({
  ...pageFromHtml(
    `<title>Contact</title><main><h1>Contact</h1><p>Write to <a href="mailto:info@weber.example">info@weber.example</a>.</p>${form}</main>`,
    { url: '/contact' },
  ),
  ...more,
});
const form = (action: string) => `<form action="${action}" method="post"><input name="a"><button>Send</button></form>`;
function told(page: PageFacts, more: Partial<SiteEvidence> = {}) {
  return findRemarks(evidence({ site: site([page], more) })).flatMap(({ title, hurts, findings }) =>
    findings.filter(({ id }) => id.startsWith('form-')).map(({ note }) => [title, hurts, note]),
  );
}

describe('forms that do not reach the owner', () => {
  it.each<['stopped' | 'unhandled', string | null, string]>([
    [
      'stopped',
      'Thank you!',
      'The form on “/contact” names no address, and the script that stops it sends nothing. People read “Thank you!”, and you get no message.',
    ],
    ['unhandled', null, 'The form on “/contact” names no address, and no script of the page sends it.'],
  ])('are told where nothing sends them: %s', (how, says, note) => {
    const page = contact('', { silentForms: [{ line: 3, tag: '<form id="contact">', how, says }] });
    expect(told(page)).toEqual([['A form on your site sends nothing', 'chosen', note]]);
  });

  it.each([
    ['mailto:info@weber.example', 'opens the visitor’s mail program. It sends nothing where there is none.'],
    ['https://forms.example/ada@builder.test', 'sends to “ada@builder.test”, which no page that we read shows.'],
    ['send.php', 'sends to “send.php”, which answers with status 404.'],
  ])('are told by where they send to: %s', (action, note) => {
    const formTargets = [{ url: 'https://brotwerk.example/send.php', status: 404 }];
    expect(told(contact(form(action)), { formTargets }).map(([, , text]) => text)).toEqual([
      `The form on “/contact” ${note}`,
    ]);
  });

  it.each(['https://forms.example/info@weber.example', 'https://forms.example/f/mvzvllwv', 'mail.php', '/api/contact'])(
    'are not told where the target may be right: %s',
    (action) => {
      const formTargets = [{ url: 'https://brotwerk.example/mail.php', status: 405 }];
      expect(told(contact(form(action)), { formTargets })).toEqual([]);
    },
  );
});
