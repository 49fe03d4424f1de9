#!/usr/bin/env bash
# openai, @anthropic-ai/sdk: a reply that says the money is spent is asked for twice more, as if it would pass.
#
# Package: openai 7.59.0 and @anthropic-ai/sdk 1.14.0 (npm)
# Does:    Both vendors answer with status 429 when credit or a contract's limit is used up (insufficient_quota,
#          contract_spend_limit_reached). Both clients try every 429 again, twice by default, and do not look at the code,
#          although the error that they throw in the end has it.
# Guess:   The vendor's own client knows which of its errors a pause cannot mend.
# Misled:  Whoever counts calls, keeps a queue or tells people how long it takes: each question to a spent account is three
#          requests and some seconds. Set maxRetries to 0, and decide by the code.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts openai@7.59.0 @anthropic-ai/sdk@1.14.0

node --input-type=module >seen <<'JS'
import { createServer } from 'node:http';
import Anthropic from '@anthropic-ai/sdk';
import OpenAI from 'openai';

const replies = {
  '/responses': { error: { message: 'text', type: 'insufficient_quota', param: null, code: 'insufficient_quota' } },
  '/v1/messages': {
    type: 'error',
    error: { type: 'rate_limit_error', message: 'text', details: { error_code: 'contract_spend_limit_reached' } },
    request_id: 'req_1',
  },
};
const asked = [];
const server = createServer(({ url }, response) => {
  asked.push(url);
  response.writeHead(429, { 'content-type': 'application/json' });
  response.end(JSON.stringify(replies[url]));
}).listen(0, '127.0.0.1', async () => {
  const baseURL = `http://127.0.0.1:${server.address().port}`;
  const times = (path) => asked.filter((url) => url === path).length;
  const messages = [{ role: 'user', content: 'Hello' }];
  for (const maxRetries of [undefined, 0]) {
    asked.length = 0;
    const options = { apiKey: 'any', baseURL, ...(maxRetries === 0 && { maxRetries }) };
    const openai = new OpenAI(options).responses.create({ model: 'gpt-6', input: 'Hello' });
    const anthropic = new Anthropic(options).messages.create({ model: 'claude-sonnet-5-5', max_tokens: 9, messages });
    const [first, second] = await Promise.all([openai, anthropic].map((call) => call.catch((error) => error)));
    console.log(maxRetries === 0 ? 'with maxRetries 0:' : 'by default:');
    console.log(`  openai asked ${times('/responses')} times, then said ${first.code}`);
    console.log(`  anthropic asked ${times('/v1/messages')} times, then said ${second.errorCode}`);
  }
  server.close();
  server.closeAllConnections();
});
JS

diff - seen <<'SEEN'
by default:
  openai asked 3 times, then said insufficient_quota
  anthropic asked 3 times, then said contract_spend_limit_reached
with maxRetries 0:
  openai asked 1 times, then said insufficient_quota
  anthropic asked 1 times, then said contract_spend_limit_reached
SEEN
echo 'as found: openai 7.59.0 and @anthropic-ai/sdk 1.14.0 ask a spent account three times'
