// The far side of an AI platform: a local server that speaks the vendor's wire format, strict about requests, with faults on request.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as pause } from 'node:timers/promises';
import { vendors } from '#engine/platforms/connect-platforms.ts';
import type { ListedModel, PlatformId } from '#engine/platforms/contract.ts';
import { answerReader } from './answer-readers.ts';
import { pageReader } from './page-reader.ts';
import { type FormAsked, type FormScript, formWires } from './form-requests.ts';
import { inventedAnswers, type Script } from './scripted-answer.ts';
import { platformStates } from './states.ts';
import { wireFormats } from './wire-formats.ts';

export type PlatformFault =
  | { status: number; retryAfter?: string }
  | { state: string }
  | 'hang'
  | 'reset'
  | 'html'
  | 'broken'
  | 'empty'
  | 'refusal'
  | 'no-citations'
  | 'failed-inside';

export type FakePlatform = Awaited<ReturnType<typeof startFakePlatform>>;

/** `faults` are used up one per call; `always` meets every call that has none of its own. */
export async function startFakePlatform(
  id: PlatformId,
  {
    apiKey = `${id}-test-key`,
    script = inventedAnswers(),
    forms = pageReader(answerReader()),
    latencyMs = 0,
    port = 0,
  }: { apiKey?: string; script?: Script; forms?: FormScript; latencyMs?: number; port?: number } = {},
) {
  const wire = wireFormats[id];
  const state: {
    calls: { prompt: string; model: string; answered: boolean; body: unknown }[];
    refused: string[];
    formsAsked: FormAsked[];
    forms: FormScript;
    faults: PlatformFault[];
    always: PlatformFault | null;
    models: ListedModel[];
  } = {
    calls: [],
    refused: [],
    formsAsked: [],
    forms,
    faults: [],
    always: null,
    models: vendors.find((vendor) => vendor.id === id)?.models.map((id) => ({ id, endsAt: null })) ?? [],
  };
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => send(response, 500, { error: { message: String(error) } }));
  });
  await new Promise<void>((resolve, reject) => server.once('error', reject).listen(port, '127.0.0.1', resolve));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = (request.url ?? '').split('?')[0] ?? '';
    const refuse = (status: number, why: string) => {
      state.refused.push(why);
      send(response, status, {
        error: { type: 'invalid_request_error', message: why, code: status, status: 'REFUSED' },
      });
    };
    const raw = await text(request);
    const isList = request.method === 'GET' && (wire.models?.path.test(path) ?? false);
    if (!isList && (request.method !== 'POST' || !wire.path.test(path))) return refuse(404, `no such address: ${path}`);
    if (wire.key(request.headers) !== apiKey) return refuse(401, 'wrong key');
    if (isList) return send(response, 200, wire.models?.list(state.models));
    const body: unknown = JSON.parse(raw);
    const form = formWires[id]?.read(body) ?? null;
    if (form !== null) {
      state.formsAsked.push(form);
      return send(response, 200, formWires[id]?.reply('form-model', state.forms(form, state.formsAsked.length)));
    }
    const checked = wire.request.safeParse(body);
    if (!checked.success) return refuse(400, checked.error.message);
    const call = { prompt: wire.promptOf(body), model: wire.modelOf(body, path), answered: false, body };
    state.calls.push(call);
    if (latencyMs > 0) await pause(latencyMs);
    const fault = state.faults.shift() ?? state.always;
    if (fault === 'hang') return;
    if (fault === 'reset') return void request.socket.destroy();
    if (fault === 'html')
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Please wait</body></html>');
    if (fault === 'broken') return send(response, 200, { unexpected: true });
    const scripted = script(call.prompt, state.calls.length);
    if (fault !== null && typeof fault === 'object' && 'state' in fault) {
      const made = platformStates[id]
        .find(({ name }) => name === fault.state)
        ?.make(call.model, scripted, state.calls.length);
      if (!made) return refuse(500, `no state ${fault.state} of ${id}`);
      call.answered = (made.status ?? 200) === 200;
      return send(response, made.status ?? 200, made.body, made.headers);
    }
    if (fault !== null && typeof fault === 'object')
      return send(
        response,
        fault.status,
        { error: { type: 'x', message: 'a fault on request', code: fault.status, status: 'X' } },
        fault.retryAfter === undefined ? {} : { 'retry-after': fault.retryAfter },
      );
    call.answered = true;
    if (fault === 'failed-inside') return send(response, 200, wire.failedInside(call.model));
    if (fault === 'refusal') return send(response, 200, wire.refusal(call.model));
    if (fault === 'empty') return send(response, 200, wire.reply(call.model, { ...scripted, text: '', cites: [] }));
    send(response, 200, wire.reply(call.model, fault === 'no-citations' ? { ...scripted, cites: [] } : scripted));
  }

  const address = server.address();
  return {
    id,
    apiKey,
    url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    /** Requests that were accepted, faults included. */
    calls: state.calls,
    /** Why requests were not accepted. */
    refused: state.refused,
    faults: state.faults,
    /** Forms that it was given to fill in; they are no calls. */
    formsAsked: state.formsAsked,
    fillFormsWith(script: FormScript): void {
      state.forms = script;
    },
    /** What its list of models shows. */
    models: state.models,
    alwaysFail(fault: PlatformFault | null): void {
      state.always = fault;
    },
    /** Lets the process end while this runs. */
    unref(): void {
      server.unref();
    },
    async stop(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}
