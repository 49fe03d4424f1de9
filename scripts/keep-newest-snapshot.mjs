// After `npm run migration`: the next one is made by comparing with the newest snapshot alone, so that the older ones go.
import { readdirSync, rmSync } from 'node:fs';

const folder = 'db/migrations/meta';
const snapshots = readdirSync(folder)
  .filter((name) => name.endsWith('_snapshot.json'))
  .toSorted();
for (const name of snapshots.slice(0, -1)) rmSync(`${folder}/${name}`);
