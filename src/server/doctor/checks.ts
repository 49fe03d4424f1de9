import type { Check } from './check.ts';
import { aiKeys } from './checks/ai-keys.ts';
import { aiPlatforms } from './checks/ai-platforms.ts';
import { backup } from './checks/backup.ts';
import { clock } from './checks/clock.ts';
import { database } from './checks/database.ts';
import { disk } from './checks/disk.ts';
import { mailServer } from './checks/mail-server.ts';
import { paypal } from './checks/paypal.ts';
import { proxy } from './checks/proxy.ts';
import { senderDomain } from './checks/sender-domain.ts';
import { settings } from './checks/settings.ts';
import { shop } from './checks/shop.ts';
import { stripe } from './checks/stripe.ts';

/** Those that cost nothing, however often they are made. */
export const freeChecks: readonly Check[] = [
  settings,
  ...shop,
  database,
  backup,
  disk,
  clock,
  proxy,
  mailServer,
  ...senderDomain,
  ...stripe,
  paypal,
  aiKeys,
];

/** What the doctor looks at, in the order in which it is told. */
export const checks: readonly Check[] = [...freeChecks, ...aiPlatforms];
