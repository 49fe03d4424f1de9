import { seoLineSchema, type SeoAssessment } from '#operators/contract.ts';
import { superAdminClient as client } from './operator-client.ts';

export type SeoProgress = { message: string; done: number; total: number };

/** Has a website assessed and tells how far it is. Throws ApiError, or an Error with the server's sentence. */
export async function analyzeWebsite(
  website: string,
  onProgress: (progress: SeoProgress) => void,
  signal: AbortSignal,
): Promise<SeoAssessment> {
  const response = await client.post('analyze-seo', { website }, signal, 'application/x-ndjson');
  for await (const line of linesOf(response)) {
    const said = seoLineSchema.parse(JSON.parse(line));
    if ('result' in said) return said.result;
    if ('error' in said) throw new Error(said.error.message);
    onProgress(said.progress);
  }
  throw new Error('The answer ended early. Please try again.');
}

async function* linesOf(response: Response): AsyncGenerator<string> {
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  while (reader) {
    const { done, value } = await reader.read();
    if (done) break;
    const lines = (rest + value).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
}
