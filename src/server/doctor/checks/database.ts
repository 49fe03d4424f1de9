import { isMigrated } from '#base/db.ts';
import { amber, green, red, type Check } from '../check.ts';

const oldestMajor = 15;

/** Whether the database answers, which PostgreSQL it is, and whether its tables are those of this release. */
export const database: Check = {
  id: 'database',
  looksAt: 'The database',
  atStart: true,
  async look({ pool, config }) {
    if (pool === null)
      return amber(
        'There is no database yet.',
        'Start Citable once: it makes one in DATA_DIR, or set DATABASE_URL to a PostgreSQL of yours.',
      );
    const { rows } = await pool.query<{ number: number; name: string }>(
      `select current_setting('server_version_num')::int as number, current_setting('server_version') as name`,
    );
    const { number = 0, name = '' } = rows[0] ?? {};
    const where = config.databaseUrl === null ? 'of our own, in DATA_DIR' : 'at DATABASE_URL';
    if (number < oldestMajor * 10_000) {
      return red(`The database ${where} is PostgreSQL ${name}.`, `Update it to PostgreSQL ${oldestMajor} or newer.`);
    }
    if (!(await isMigrated(pool)))
      return amber(
        `The tables of the database ${where} are not of this release.`,
        'Start Citable: it brings them up to date.',
      );
    return green(`PostgreSQL ${name}, ${where}, with the tables of this release.`);
  },
};
