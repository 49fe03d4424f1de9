import { expect, it } from 'vitest';
import organization from '#engine/judge/checks/ai-optimization/ao-08-organization-entity.ts';
import faq from '#engine/judge/checks/ai-optimization/ao-11-faq-content.ts';
import programme from '#engine/judge/checks/ai-optimization/ao-18-visibility-programme.ts';
import about from '#engine/judge/checks/brand-presence/bp-11-about-page-identity.ts';
import facebook from '#engine/judge/checks/brand-presence/bp-09-facebook-instagram-presence.ts';
import prose from '#engine/judge/checks/content-quality/cq-09-readable-prose.ts';
import facts from '#engine/judge/checks/content-quality/cq-15-hard-facts.ts';
import sitemap from '#engine/judge/checks/technical-seo/ts-06-sitemap.ts';
import semantics from '#engine/judge/checks/technical-seo/ts-16-document-semantics.ts';
import type { Finding, FindingId } from '#engine/contract.ts';
import { answers } from '#engine/testing/evidence-builder.ts';

const owner = answers({
  customerQuestions: 'Do you deliver? What does rye cost?',
  socialMedia: { linkedin: '', twitter: '', instagram: '', facebook: 'https://www.facebook.com/brotwerk' },
});
const seen = (id: FindingId, about: string[] = [], tone: Finding['tone'] = 'info'): Finding => ({
  id,
  tone,
  note: '',
  about,
  kind: 'page',
  url: 'https://brotwerk.example/',
});

it.each([
  [
    'a logo where only that is missing',
    organization,
    [seen('organization-schema-incomplete')],
    /item that is there/,
    /sameAs|foundingDate/,
  ],
  [
    'an organization where there is none',
    organization,
    [seen('organization-schema-missing')],
    /sameAs/,
    /item that is there/,
  ],
  ['dates where the sitemap has none', sitemap, [seen('sitemap-lastmod-absent')], /lastmod/, /Generate|robots\.txt/],
  ['a sitemap where there is none', sitemap, [seen('sitemap-not-seen')], /Generate[\s\S]*robots\.txt/, /nothing/],
  [
    'the area where the price is stated',
    facts,
    [seen('price-stated', [], 'good'), seen('area-not-seen')],
    /area that you serve/,
    /Publish prices/,
  ],
  ['names where the year is stated', about, [seen('person-not-seen')], /Name the people/, /since when/],
  ['no link to what is linked', facebook, [seen('profile-linked', ['facebook'], 'good')], /same name/, /^Link/m],
  [
    'a link to what is only named',
    facebook,
    [seen('profile-not-linked')],
    /Link https:\/\/www\.facebook\.com\/brotwerk/,
    /nothing/,
  ],
  ['nothing simpler of plain prose', prose, [], /Nothing needs to be simplified/, /Split/],
  ['shorter sentences of hard prose', prose, [seen('prose-hard-to-read', ['long sentences'])], /Split/, /Nothing/],
  ['no shorter sentences of short ones', prose, [seen('prose-hard-to-read')], /Explain/, /Split/],
  ['a main part where the language is named', semantics, [seen('main-landmark-missing')], /<main>/, /UTF-8|lang=|alt/],
  ['each question of one line by itself', faq, [], /“Do you deliver\?”[\s\S]*“What does rye cost\?”/, /deliver\? What/],
  ['to measure each question by itself', programme, [], /“Do you deliver\?”, “What does rye cost\?”/, /deliver\? What/],
])('an action asks for %s', (_name, check, findings, wanted, unwanted) => {
  const steps = check.advice?.(findings, owner).steps.join('\n');
  expect(steps).toMatch(wanted);
  expect(steps).not.toMatch(unwanted);
});
