import { openRobots, closesAll } from '#engine/judge/checks/parts/own-test.texts.ts';
import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Google and Bing may read your key pages',
    passed: 'Google and Bing may read {pages}',
    fail: 'Your robots.txt shuts Google or Bing out of key pages',
  },
  neutral: 'whether Google and Bing may read you',
  why: 'Assistants use general search indexes. They rarely find a page that Google and Bing cannot read.',
  comparedAs: 'Pages that Google and Bing may read',
  ownTest: [openRobots, 'Look for a group that names Googlebot or Bingbot, or else the group for *.', closesAll],
  advice: {
    title: 'Open the site to Google and Bing',
    description: 'Bing’s index grounds many assistants, and Brave, which Claude seems to use, follows general access.',
    resources: ['Bing Webmaster Tools', 'Google Search Console'],
    metrics: ['Pages indexed in Bing, Google and Brave'],
    proof: 'Open Search Console and Bing Webmaster Tools. Both fetch your home page without an error.',
  },
} as const satisfies CheckTexts;
