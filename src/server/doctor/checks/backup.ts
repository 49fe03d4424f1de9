import { readLastBackup } from '#base/backup.ts';
import { amber, green, red, type Check } from '../check.ts';

const dayMs = 24 * 60 * 60_000;
const todo = 'Let cron run it each night: npm run --silent backup -- /backups/citable-$(date +%F)';

/** The age of the newest backup that `npm run backup` made of this database. Others it cannot know. */
export const backup: Check = {
  id: 'backup',
  looksAt: 'The newest backup',
  atStart: true,
  async look({ pool, now }) {
    const last = pool === null ? null : await readLastBackup(pool);
    if (last === null) return amber('npm run backup has made none of this database.', todo);
    const days = Math.floor((now().getTime() - last.getTime()) / dayMs);
    const said = `It is of ${last.toISOString().slice(0, 16).replace('T', ' ')} UTC.`;
    if (days >= 8) return red(`${said} That is ${days} days ago.`, todo);
    return days >= 2 ? amber(`${said} That is ${days} days ago.`, todo) : green(said);
  },
};
