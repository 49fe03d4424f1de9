// Standard input and output, with what JSON-RPC asks for and the protocol's library leaves out: an answer to a batch, and one to a line that is no message.
import { PassThrough, type Readable, type Writable } from 'node:stream';
import {
  isJSONRPCNotification,
  isJSONRPCRequest,
  isJSONRPCResponse,
  type JSONRPCMessage,
  parseJSONRPCMessage,
  ProtocolErrorCode,
  type RequestId,
} from '@modelcontextprotocol/server';
import { StdioServerTransport } from '@modelcontextprotocol/server/stdio';

const lastVersionWithBatches = '2025-03-26';

type Batch = { open: Set<RequestId>; answers: unknown[] };

export class StdioTransport extends StdioServerTransport {
  readonly #input: Readable;
  readonly #messages: PassThrough;
  readonly #output: Writable;
  readonly #batches = new Map<RequestId, Batch>();
  #version = '';
  #rest = '';

  constructor(input: Readable = process.stdin, output: Writable = process.stdout) {
    const messages = new PassThrough();
    super(messages, output);
    this.#input = input;
    this.#messages = messages;
    this.#output = output;
    input.setEncoding('utf8');
    input.on('data', (chunk: string) => this.#read(chunk));
    input.on('error', (error) => this.onerror?.(error));
    input.once('close', () => messages.end());
  }

  override async close(): Promise<void> {
    this.#input.pause(); // else an open pipe keeps the process alive
    await super.close();
  }

  setProtocolVersion(version: string): void {
    this.#version = version;
  }

  override async send(message: JSONRPCMessage): Promise<void> {
    const id = isJSONRPCResponse(message) ? message.id : undefined;
    if (id !== undefined && this.#batches.has(id)) this.#settle(id, message);
    else await super.send(message);
  }

  #read(chunk: string): void {
    const lines = (this.#rest + chunk).split('\n');
    this.#rest = lines.pop() ?? '';
    for (const line of lines) if (line.trim() !== '') this.#take(line);
  }

  #take(line: string): void {
    let value: unknown;
    try {
      value = JSON.parse(line);
    } catch {
      return this.#say(refusal(ProtocolErrorCode.ParseError, 'This line is no JSON.'));
    }
    if (Array.isArray(value)) return this.#takeBatch(value);
    const message = messageIn(value);
    return message === null ? this.#say(noMessage) : this.#hand(message);
  }

  #takeBatch(values: readonly unknown[]): void {
    if (values.length === 0) return this.#say(refusal(ProtocolErrorCode.InvalidRequest, 'This batch is empty.'));
    if (this.#version > lastVersionWithBatches)
      return this.#say(
        refusal(ProtocolErrorCode.InvalidRequest, `Version ${this.#version} has no batches: send one message a line.`),
      );
    const messages = values.map(messageIn);
    const requests = messages.filter((message) => message !== null).filter(isJSONRPCRequest);
    const batch: Batch = {
      open: new Set(requests.map(({ id }) => id)),
      answers: messages.filter((message) => message === null).map(() => noMessage),
    };
    for (const id of batch.open) this.#batches.set(id, batch);
    for (const message of messages) if (message !== null) this.#hand(message);
    this.#finish(batch);
    return undefined;
  }

  #hand(message: JSONRPCMessage): void {
    this.#messages.write(`${JSON.stringify(message)}\n`);
    // The library answers no cancelled request.
    if (isJSONRPCNotification(message) && message.method === 'notifications/cancelled') {
      const { requestId } = { requestId: null, ...message.params };
      if (typeof requestId === 'string' || typeof requestId === 'number') this.#settle(requestId);
    }
  }

  #settle(id: RequestId, answer?: JSONRPCMessage): void {
    const batch = this.#batches.get(id);
    if (batch === undefined) return;
    this.#batches.delete(id);
    batch.open.delete(id);
    if (answer !== undefined) batch.answers.push(answer);
    this.#finish(batch);
  }

  #finish({ open, answers }: Batch): void {
    if (open.size === 0 && answers.length > 0) this.#say(answers);
  }

  #say(answer: unknown): void {
    this.#output.write(`${JSON.stringify(answer)}\n`);
  }
}

function refusal(code: ProtocolErrorCode, message: string) {
  return { jsonrpc: '2.0', id: null, error: { code, message } };
}

const noMessage = refusal(ProtocolErrorCode.InvalidRequest, 'This is no message of JSON-RPC 2.0.');

function messageIn(value: unknown): JSONRPCMessage | null {
  try {
    return parseJSONRPCMessage(value);
  } catch {
    return null;
  }
}
