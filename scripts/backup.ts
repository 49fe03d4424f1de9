// `npm run backup -- FILE` and `npm run restore -- FILE`, with the settings (DATA_DIR, DATABASE_URL, SECRET_KEY) that the product runs with.
import { resolve } from 'node:path';
import { backUp, restore } from '#base/backup.ts';
import { readConfig } from '#base/config.ts';
import { openDatabase } from '#base/db.ts';
import { StartError } from '#base/errors.ts';

const [command, file] = process.argv.slice(2);

try {
  if (!file || (command !== 'backup' && command !== 'restore'))
    throw new StartError('Name the file: npm run backup -- FILE, or npm run restore -- FILE');
  const config = readConfig(process.env);
  // As a worker: the server that a running product started is shared. A restore wants nobody else there, which the empty database shows.
  const database = await openDatabase({ ...config, role: 'worker' });
  try {
    const path = resolve(process.env['INIT_CWD'] ?? '.', file);
    const { tables, rows } = await (command === 'backup' ? backUp : restore)(database.pool, config, path);
    process.stdout.write(`${command === 'backup' ? 'Saved' : 'Restored'} ${rows} rows of ${tables} tables: ${path}\n`);
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
