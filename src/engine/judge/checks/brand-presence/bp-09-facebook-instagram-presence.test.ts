import check from '#engine/judge/checks/brand-presence/bp-09-facebook-instagram-presence.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, pageFromHtml, site } from '#engine/testing/evidence-builder.ts';

const linking = (...urls: string[]) =>
  site([
    pageFromHtml(
      `<!doctype html><title>B</title><main><p>Bread.</p></main>${urls.map((url) => `<a href="${url}">x</a>`).join('')}`,
    ),
  ]);
const facebook = { linkedin: '', twitter: '', facebook: 'facebook.com/brotwerk', instagram: '' };

checkTable(check, {
  'both linked': {
    evidence: evidence({ site: linking('https://www.facebook.com/brotwerk', 'https://www.instagram.com/brotwerk/') }),
    ratio: 1,
    findings: ['profile-linked', 'profile-linked'],
  },
  'a sharer and a single post are none': {
    evidence: evidence({
      site: linking('https://www.facebook.com/sharer/sharer.php?u=x', 'https://www.instagram.com/p/abc/'),
    }),
    ratio: 0,
    findings: ['profile-not-linked', 'profile-not-linked'],
  },
  'what a network says of privacy is no profile': {
    evidence: evidence({
      site: linking('https://www.facebook.com/privacy/policy/', 'https://www.instagram.com/legal/privacy/'),
    }),
    ratio: 0,
    findings: ['profile-not-linked', 'profile-not-linked'],
  },
  'a profile on one page within may be anybody’s and is not asked for; with our name it is ours': {
    evidence: evidence({
      site: site(
        [
          '',
          '<a href="https://www.instagram.com/lynn.potters/">x</a><a href="https://www.facebook.com/weber-bakery-lynn">x</a>',
          '',
        ].map((links, index) =>
          pageFromHtml(`<!doctype html><title>Weber Bakery</title><main><p>Bread ${index}.</p></main>${links}`, {
            url: index === 0 ? '/' : `/${index}`,
          }),
        ),
      ),
    }),
    ratio: 0.5,
    partly: true,
    findings: ['profile-linked'],
  },
  'a badge that has our name among other words': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<!doctype html><title>Home</title><meta name="description" content="The Koski Rooms let rooms on a farm."><main><p>Rooms.</p></main><a href="https://www.facebook.com/pages/Farm-Koski-Rooms/1226" title="Farm Koski Rooms"><img src="x.png" alt=""></a>',
        ),
      ]),
    }),
    ratio: 0.5,
    findings: ['profile-linked', 'profile-not-linked'],
  },
  'a network’s front page is no profile, and the sentence asks for one': {
    evidence: evidence({ site: linking('https://www.facebook.com/brotwerk', 'https://www.instagram.com/') }),
    ratio: 0.5,
    findings: ['profile-linked', 'profile-not-linked'],
    quotes: /We saw no link to an Instagram profile of yours on the pages we read\./,
  },
  'neither, without a link': {
    evidence: evidence({ site: linking() }),
    ratio: 0,
    reason: /^We saw no link to a Facebook or Instagram profile of yours\.$/,
  },
  'a profile whose name begins like a word of the network’s': {
    evidence: evidence({
      site: linking('https://de-de.facebook.com/home-bakery', 'https://www.instagram.com/explore.lynn/'),
    }),
    ratio: 1,
    findings: ['profile-linked', 'profile-linked'],
  },
  'the one of whoever made the website': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<!doctype html><title>Brotwerk</title><main><p>Bread.</p></main><p>Website: <a href="https://www.instagram.com/ada.weber68/">Ada Weber</a></p>',
        ),
      ]),
    }),
    ratio: 0,
    findings: ['profile-not-linked', 'profile-not-linked'],
  },
  'its own, by its own name': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<!doctype html><title>Brotwerk Leeds</title><main><p>Bread.</p></main><a href="https://www.instagram.com/brotwerk_leeds/">Brotwerk</a>',
        ),
      ]),
    }),
    ratio: 0.5,
    findings: ['profile-linked', 'profile-not-linked'],
  },
  'an address in the text, to which nothing links': {
    evidence: evidence({
      site: site([
        pageFromHtml(
          '<!doctype html><title>B</title><main><p>Bread. More on Facebook: https://www.facebook.com/brotwerk, every day.</p></main>',
        ),
      ]),
    }),
    ratio: 0,
    findings: ['profile-not-linked', 'profile-not-linked'],
    quotes: /names https:\/\/www\.facebook\.com\/brotwerk in its text\./,
  },
  'one named by the owner, not linked': {
    evidence: evidence({ answers: answers({ socialMedia: facebook }) }),
    ratio: 0,
  },
  'site not read, one named': {
    evidence: evidence({ site: missing('timeout'), answers: answers({ socialMedia: facebook }) }),
    ratio: 0.35,
  },
});
