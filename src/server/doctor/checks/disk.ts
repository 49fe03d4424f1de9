import { diskSpace } from '#base/free-space.ts';
import { amber, green, red, type Check, type Seen } from '../check.ts';

/** The space where mails, the secret key and, without DATABASE_URL, the database are. */
export const disk: Check = {
  id: 'disk',
  looksAt: 'Space on the disk of DATA_DIR',
  atStart: true,
  async look({ config }) {
    const { free, total } = await diskSpace(config.dataDir);
    return judgeSpace(free, total);
  },
};

const gigabyte = 1024 ** 3;

/** In bytes. */
export function judgeSpace(free: number, total: number): Seen {
  const said = `${(free / gigabyte).toFixed(1)} GB of ${(total / gigabyte).toFixed(1)} GB are free.`;
  const todo = 'Free space or enlarge the disk: on a full one nothing can be stored, not even an order that is paid.';
  if (free < gigabyte / 4) return red(said, todo);
  return free < 2 * gigabyte ? amber(said, todo) : green(said);
}
