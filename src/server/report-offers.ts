import type { App } from '#base/app.ts';
import type { Offers } from './contract.ts';

/** What can be done on a board of this server, by the calls that it has. */
export function offersOf(app: App): Offers {
  const has = (method: 'GET' | 'POST' | 'PUT', call: string) =>
    app.hasRoute({ method, url: `/api/report/:paymentIntentId/${call}` });
  return {
    contests: has('POST', 'contests'),
    shares: has('POST', 'shares'),
    exports: has('GET', 'tasks.csv'),
    reminders: has('PUT', 'reminder'),
    competitors: has('PUT', 'competitors'),
    badge: has('PUT', 'badge'),
  };
}
