import cq01 from '#engine/checks/content-quality/cq-01-answer-first-openings.ts';
import cq02 from '#engine/checks/content-quality/cq-02-buyer-questions.ts';
import cq03 from '#engine/checks/content-quality/cq-03-product-pages.ts';
import cq04 from '#engine/checks/content-quality/cq-04-topics-in-titles.ts';
import cq05 from '#engine/checks/content-quality/cq-05-question-headings.ts';
import cq06 from '#engine/checks/content-quality/cq-06-specific-numbers.ts';
import cq07 from '#engine/checks/content-quality/cq-07-outbound-citations.ts';
import cq08 from '#engine/checks/content-quality/cq-08-attributed-quotations.ts';
import cq09 from '#engine/checks/content-quality/cq-09-readable-prose.ts';
import cq10 from '#engine/checks/content-quality/cq-10-substance.ts';
import cq11 from '#engine/checks/content-quality/cq-11-freshness.ts';
import cq12 from '#engine/checks/content-quality/cq-12-authorship.ts';
import cq13 from '#engine/checks/content-quality/cq-13-own-proof.ts';
import cq14 from '#engine/checks/content-quality/cq-14-comparison-help.ts';
import cq15 from '#engine/checks/content-quality/cq-15-hard-facts.ts';
import cq16 from '#engine/checks/content-quality/cq-16-keyword-stuffing.ts';
import ts01 from '#engine/checks/technical-seo/ts-01-key-pages-answer.ts';
import ts02 from '#engine/checks/technical-seo/ts-02-https.ts';
import ts03 from '#engine/checks/technical-seo/ts-03-robots-file.ts';
import ts04 from '#engine/checks/technical-seo/ts-04-index-and-snippet-blocks.ts';
import ts05 from '#engine/checks/technical-seo/ts-05-server-text.ts';
import ts06 from '#engine/checks/technical-seo/ts-06-sitemap.ts';
import ts07 from '#engine/checks/technical-seo/ts-07-titles.ts';
import ts08 from '#engine/checks/technical-seo/ts-08-meta-descriptions.ts';
import ts09 from '#engine/checks/technical-seo/ts-09-heading-outline.ts';
import ts10 from '#engine/checks/technical-seo/ts-10-canonicals.ts';
import ts11 from '#engine/checks/technical-seo/ts-11-readable-addresses.ts';
import ts12 from '#engine/checks/technical-seo/ts-12-internal-links.ts';
import ts13 from '#engine/checks/technical-seo/ts-13-response-time.ts';
import ts14 from '#engine/checks/technical-seo/ts-14-broken-links.ts';
import ts15 from '#engine/checks/technical-seo/ts-15-viewport.ts';
import ts16 from '#engine/checks/technical-seo/ts-16-document-semantics.ts';
import ts17 from '#engine/checks/technical-seo/ts-17-structured-data.ts';
import bp01 from '#engine/checks/brand-presence/bp-01-unbranded-mentions.ts';
import bp02 from '#engine/checks/brand-presence/bp-02-share-of-voice.ts';
import bp03 from '#engine/checks/brand-presence/bp-03-recognition.ts';
import bp04 from '#engine/checks/brand-presence/bp-04-mention-tone.ts';
import bp05 from '#engine/checks/brand-presence/bp-05-independent-coverage.ts';
import bp06 from '#engine/checks/brand-presence/bp-06-encyclopedia-entity.ts';
import bp07 from '#engine/checks/brand-presence/bp-07-linkedin-presence.ts';
import bp08 from '#engine/checks/brand-presence/bp-08-x-presence.ts';
import bp09 from '#engine/checks/brand-presence/bp-09-facebook-instagram-presence.ts';
import bp10 from '#engine/checks/brand-presence/bp-10-reviews-and-listings.ts';
import bp11 from '#engine/checks/brand-presence/bp-11-about-page-identity.ts';
import bp12 from '#engine/checks/brand-presence/bp-12-consistent-contact-facts.ts';
import bp13 from '#engine/checks/brand-presence/bp-13-track-record.ts';
import bp14 from '#engine/checks/brand-presence/bp-14-brand-terms.ts';
import bp15 from '#engine/checks/brand-presence/bp-15-video-and-community.ts';
import ao01 from '#engine/checks/ai-optimization/ao-01-openai-search-crawler.ts';
import ao02 from '#engine/checks/ai-optimization/ao-02-anthropic-search-crawlers.ts';
import ao03 from '#engine/checks/ai-optimization/ao-03-perplexity-crawler.ts';
import ao04 from '#engine/checks/ai-optimization/ao-04-search-index-crawlers.ts';
import ao05 from '#engine/checks/ai-optimization/ao-05-user-triggered-fetchers.ts';
import ao06 from '#engine/checks/ai-optimization/ao-06-bot-wall.ts';
import ao07 from '#engine/checks/ai-optimization/ao-07-training-crawler-policy.ts';
import ao08 from '#engine/checks/ai-optimization/ao-08-organization-entity.ts';
import ao09 from '#engine/checks/ai-optimization/ao-09-page-type-markup.ts';
import ao10 from '#engine/checks/ai-optimization/ao-10-markup-agreement.ts';
import ao11 from '#engine/checks/ai-optimization/ao-11-faq-content.ts';
import ao12 from '#engine/checks/ai-optimization/ao-12-self-contained-sections.ts';
import ao13 from '#engine/checks/ai-optimization/ao-13-definition-sentence.ts';
import ao14 from '#engine/checks/ai-optimization/ao-14-audience-and-problem-pages.ts';
import ao15 from '#engine/checks/ai-optimization/ao-15-machine-readable-dates.ts';
import ao16 from '#engine/checks/ai-optimization/ao-16-own-citations.ts';
import ao17 from '#engine/checks/ai-optimization/ao-17-cited-mentions.ts';
import ao18 from '#engine/checks/ai-optimization/ao-18-visibility-programme.ts';
import ao19 from '#engine/checks/ai-optimization/ao-19-preview-metadata.ts';
import ao20 from '#engine/checks/ai-optimization/ao-20-llms-txt.ts';
import type { Check } from '#engine/define-check.ts';

/** A change of points, thresholds or detectors needs a new version and a line in docs/rubric-changelog.md. */
export const RUBRIC_VERSION = '2026.11.22';

export const contentQualityChecks: readonly Check[] = [cq01, cq02, cq03, cq04, cq05, cq06, cq07, cq08, cq09, cq10, cq11, cq12, cq13, cq14, cq15, cq16];

export const technicalSeoChecks: readonly Check[] = [ts01, ts02, ts03, ts04, ts05, ts06, ts07, ts08, ts09, ts10, ts11, ts12, ts13, ts14, ts15, ts16, ts17];

export const brandPresenceChecks: readonly Check[] = [bp01, bp02, bp03, bp04, bp05, bp06, bp07, bp08, bp09, bp10, bp11, bp12, bp13, bp14, bp15];

export const aiOptimizationChecks: readonly Check[] = [
  ao01,
  ao02,
  ao03,
  ao04,
  ao05,
  ao06,
  ao07,
  ao08,
  ao09,
  ao10,
  ao11,
  ao12,
  ao13,
  ao14,
  ao15,
  ao16,
  ao17,
  ao18,
  ao19,
  ao20,
];

export const checks: readonly Check[] = [...contentQualityChecks, ...technicalSeoChecks, ...brandPresenceChecks, ...aiOptimizationChecks];
