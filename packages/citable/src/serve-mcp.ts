// `citable mcp`: the engine as tools for an agent, over standard input and output.
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { assess } from '#engine/assess.ts';
import { gatherRobots } from '#engine/read/gather.ts';
import { addressesOf } from '#engine/read/visit/open-home.ts';
import { createMcpServer } from '#mcp/create-server.ts';
import manifest from '../manifest.json' with { type: 'json' };
import { allowedHosts } from './allowed-hosts.ts';
import { StdioTransport } from './stdio-transport.ts';
import { exitCodes, type Terminal } from './terminal.ts';
import { userAgentOf } from './user-agent.ts';

/** Serves until the client closes the pipe. It reads only the loopback servers in CRAWL_ALLOW_HOSTS: an agent is not the operator. */
export async function serveMcp({ env, err, signal }: Terminal): Promise<number> {
  const options = { allowHosts: allowedHosts(env, null), userAgent: userAgentOf(env) };
  const usable = (url: string) => {
    if (addressesOf(url, () => false).length === 0) throw new Error(`"${url}" is not a web address`);
    return url;
  };
  const handle = serveStdio(
    () =>
      createMcpServer({
        version: manifest.version,
        prove: () => {}, // the computer's own owner
        assess: async (url, pageLimit, requestSignal) =>
          assess(usable(url), { ...options, pageLimit, signal: requestSignal }),
        readRobots: async (url, requestSignal) => gatherRobots(usable(url), { ...options, signal: requestSignal }),
      }),
    { transport: new StdioTransport(), onerror: (error) => err(`${error.message}\n`) },
  );
  await new Promise<void>((resolve) => {
    process.stdin.once('close', resolve);
    signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  await handle.close();
  return exitCodes.done;
}
