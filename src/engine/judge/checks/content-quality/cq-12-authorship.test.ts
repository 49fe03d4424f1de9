import check from '#engine/judge/checks/content-quality/cq-12-authorship.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { evidence, page, pageFromHtml, reading, site } from '#engine/testing/evidence-builder.ts';

const article = (author: string, body = '') =>
  pageFromHtml(
    `<title>Rye</title><script type="application/ld+json">{"@type":"BlogPosting","headline":"Rye"${author}}</script><main><h1>Rye</h1>${body}<p>Rye is a grain.</p></main>`,
    { url: '/blog/rye', isHome: false },
  );

checkTable(check, {
  'an author in the markup, with a page': {
    evidence: evidence({
      site: site([page(), article(',"author":{"@type":"Person","name":"Ada Weber","url":"/ada"}')]),
    }),
    ratio: 1,
    findings: ['author-named'],
  },
  'the company and an account are nobody': {
    evidence: evidence({ site: site([page(), article(',"author":"admin"')], { reading: reading([], 'read') }) }),
    ratio: 0,
    findings: ['author-not-seen'],
  },
  '“Posted on” is no author, and a name in the text was not read': {
    evidence: evidence({ site: site([page(), article('', '<p class="byline">Posted on Monday Morning</p>')]) }),
    ratio: null,
    outcome: 'not-measured',
  },
  'a list of articles is none': {
    evidence: evidence({
      site: site([
        page(),
        pageFromHtml(
          '<title>Blog</title><script type="application/ld+json">{"@type":"Blog","blogPost":[{"@type":"BlogPosting","headline":"Rye"},{"@type":"BlogPosting","headline":"Oat"}]}</script><main><h1>Blog</h1><p>Rye and oat.</p></main>',
          { url: '/blog', isHome: false },
        ),
      ]),
    }),
    ratio: null,
    outcome: 'not-applicable',
  },
  'a page under /blog/ that its markup calls nothing': {
    evidence: evidence({ site: site([page(), page({ url: '/blog/x', kind: 'article' })]) }),
    ratio: null,
    outcome: 'not-applicable',
  },
});
