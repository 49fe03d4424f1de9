import { writeFile } from 'node:fs/promises';
import type { Analysis, Answers } from '#engine/contract.ts';
import { UsageError } from './usage.ts';

/** Where a command reads its surroundings and writes its results. */
export type Terminal = {
  out: (text: string) => void;
  err: (text: string) => void;
  env: Readonly<Record<string, string | undefined>>;
  signal?: AbortSignal;
  /** Draws the report as a PDF; the report lives outside the engine, so it is handed in. null: there is none here. */
  renderPdf: ((report: { answers: Answers; analysis: Analysis }) => Promise<Uint8Array>) | null;
};

export const exitCodes = { done: 0, gateFailed: 1, badUsage: 2, unreadable: 3, worse: 4 } as const;

export function printJson(terminal: Terminal, value: unknown): void {
  terminal.out(`${JSON.stringify(value, null, 2)}\n`);
}

export async function write(file: string, content: string | Uint8Array): Promise<void> {
  try {
    await writeFile(file, content);
  } catch (error) {
    throw new UsageError(
      `${file} could not be written (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown'})`,
      { cause: error },
    );
  }
}
