import { type DestinationStream, type Logger, pino, type LoggerOptions } from 'pino';
import { foldLines } from './fold-lines.ts';
import { logContext } from './log-context.ts';
import { plainLine } from './plain-line.ts';

export type Log = Logger;

/** Structured logs, one JSON object a line, on standard error: standard output belongs to what the program prints. On a terminal a person reads them, so lines are plain. */
export function createLog(level: string, destination: DestinationStream = standardError()): Log {
  return pino({ ...logOptions, level, hooks: { logMethod: foldLines() } }, destination);
}

function standardError(): DestinationStream {
  const stream = pino.destination(2);
  return process.stderr.isTTY ? { write: (line) => stream.write(plainLine(line)) } : stream;
}

// What a customer typed never reaches the log: ids are enough to find it in the database.
const personal = [
  'email',
  'userEmail',
  'contactEmail',
  'contactName',
  'contactPhone',
  'name',
  'phone',
  'answers',
  'quizData',
  'leadData',
  'passcode',
  'code',
  'token',
  'password',
];

const logOptions: LoggerOptions = {
  base: null,
  // A copy: pino adds the line's own fields to it.
  mixin: () => ({ ...logContext() }),
  timestamp: pino.stdTimeFunctions.isoTime,
  redact: {
    paths: [
      'req.headers.authorization',
      'req.headers.cookie',
      'headers.authorization',
      'headers.cookie',
      ...personal.flatMap((key) => [`body.${key}`, `data.${key}`]),
    ],
    censor: '[hidden]',
  },
  serializers: {
    err: plainError,
    // The path without its query, which may carry addresses and codes.
    req: (request: { method: string; url: string }) => ({ method: request.method, path: request.url.split('?')[0] }),
    res: (reply: { statusCode: number }) => ({ status: reply.statusCode }),
  },
};

/** Errors of drivers carry their connections, and failed queries the values that were sent: only what says what went wrong is kept. */
function plainError(error: unknown): object {
  // The job queue tells copies of errors, with the names of the queue and the worker.
  if (!(error instanceof Error))
    return {
      message: isTold(error) ? error.message : String(error),
      ...(isTold(error) && 'code' in error && { code: error.code }),
    };
  const message = error.message.replace(/\nparams: [^]*$/, '');
  const stack = error.stack?.split('\n').filter((line) => line.startsWith('    at '));
  return {
    type: error.name,
    message,
    ...('code' in error ? { code: error.code } : {}),
    stack,
    ...(error.cause === undefined ? {} : { cause: plainError(error.cause) }),
  };
}

function isTold(error: unknown): error is { message: string } {
  return typeof error === 'object' && error !== null && 'message' in error && typeof error.message === 'string';
}
