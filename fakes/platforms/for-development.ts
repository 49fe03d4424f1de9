// Loaded before the server by `npm run dev -- --with-fake-platforms`: five invented platforms on this machine, and settings that point to them.
import { platformIds } from '#engine/platforms/contract.ts';
import { startFakePlatform } from './fake-platform.ts';
import { platformVariables } from './platform-variables.ts';

for (const id of platformIds) {
  const fake = await startFakePlatform(id, { latencyMs: 50 });
  fake.unref();
  Object.assign(process.env, platformVariables(fake));
}
process.stdout.write('The AI platforms are pretended: their answers are invented.\n');
