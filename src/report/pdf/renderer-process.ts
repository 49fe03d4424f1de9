// One renderer in a process of its own: a native compile cannot be interrupted, a process can be killed.
import { constants, getPriority, setPriority } from 'node:os';
import { createCompiler } from './compiler.ts';
import { fontFiles } from './fonts.ts';
import { createGlyphGuard } from './glyph-guard.ts';
import { renderDocument, renderReport } from './render-report.ts';
import { renderRequestSchema } from './render-request.ts';

const emptyDirectory = process.argv[2];
if (emptyDirectory === undefined || process.send === undefined)
  throw new Error('renderer-process.ts is started by createPdfPool');
const send = process.send.bind(process);

// Setting a report takes a core for a fifth of a second: who waits for a page goes first.
setPriority(Math.max(getPriority(), constants.priority.PRIORITY_BELOW_NORMAL));

const compiler = await createCompiler({ fontFiles, emptyDirectory });
const guard = createGlyphGuard(fontFiles);

process.on('message', (message) => void render(message));
process.on('disconnect', () => process.exit());
// What ends the server often reaches its whole group; the pool ends its renderers when the server has finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
send({ kind: 'ready', compiler: compiler.kind });

async function render(message: unknown): Promise<void> {
  try {
    const request = renderRequestSchema.parse(message);
    const rendered =
      request.kind === 'report'
        ? await renderReport(compiler, guard, request.report, request.comparison)
        : await renderDocument(compiler, guard, request);
    send({ kind: 'rendered', ...rendered });
  } catch (error) {
    send({ kind: 'refused', reason: (error instanceof Error ? error.message : String(error)).slice(0, 2_000) });
  }
}
