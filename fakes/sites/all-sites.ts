import { blockedClinic } from './blocked-clinic.ts';
import type { SiteDefinition } from './define-site.ts';
import { goodBaker } from './good-baker.ts';
import { hostilePage } from './hostile-page.ts';
import { jsOnlyShop } from './js-only-shop.ts';
import { strongSaas } from './strong-saas.ts';
import { thinPlumber } from './thin-plumber.ts';

export const allSites: readonly SiteDefinition[] = [
  goodBaker,
  strongSaas,
  jsOnlyShop,
  thinPlumber,
  blockedClinic,
  hostilePage,
];
