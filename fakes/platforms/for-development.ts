// Loaded before the server by `npm run dev -- --with-fake-platforms`: five invented platforms on this machine, and settings that point to them.
import { platformIds, type PlatformId } from '#engine/platforms/contract.ts';
import { startFakePlatform } from './fake-platform.ts';

const variables: Record<PlatformId, string> = { chatgpt: 'OPENAI', claude: 'ANTHROPIC', perplexity: 'PERPLEXITY', grok: 'XAI', gemini: 'GEMINI' };

for (const id of platformIds) {
  const fake = await startFakePlatform(id, { latencyMs: 50 });
  fake.unref();
  process.env[`${variables[id]}_API_KEY`] = fake.apiKey;
  process.env[`${variables[id]}_BASE_URL`] = fake.url;
}
process.stdout.write('The AI platforms are pretended: their answers are invented.\n');
