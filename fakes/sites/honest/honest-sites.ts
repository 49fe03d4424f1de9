import type { SiteDefinition } from '../define-site.ts';
import { arabicShop } from './arabic-shop.ts';
import { blockThemeYoga } from './block-theme-yoga.ts';
import { docsSite } from './docs-site.ts';
import { germanGmbh } from './german-gmbh.ts';
import { guardDocs } from './guard-docs.ts';
import { japaneseClinic } from './japanese-clinic.ts';
import { nextRscCoach } from './next-rsc-coach.ts';
import { onePagePlumber } from './one-page-plumber.ts';
import { paywalledNews } from './paywalled-news.ts';
import { saasConsent } from './saas-consent.ts';
import { shopifyCandles } from './shopify-candles.ts';
import { spanishLawyers } from './spanish-lawyers.ts';
import { squarespaceStudio } from './squarespace-studio.ts';
import { tableClarinets } from './table-clarinets.ts';
import { trattoria } from './trattoria.ts';

/** Honest sites as the common builders make them. What is expected of each was held against its pages by hand. */
export const honestSites: readonly SiteDefinition[] = [
  blockThemeYoga,
  shopifyCandles,
  squarespaceStudio,
  nextRscCoach,
  germanGmbh,
  japaneseClinic,
  arabicShop,
  docsSite,
  onePagePlumber,
  paywalledNews,
  trattoria,
  saasConsent,
  guardDocs,
  spanishLawyers,
  tableClarinets,
];
