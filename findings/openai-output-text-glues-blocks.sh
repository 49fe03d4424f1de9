#!/usr/bin/env bash
# openai: `output_text` joins the blocks of an answer without a blank, so two words become one name.
#
# Package: openai 7.59.0 (npm)
# Does:    A reply with a preamble, a web search and the answer has two messages. The client's `response.output_text` is their
#          texts with nothing between: "… in Bonn" and "Lichtwerk …" become "… in BonnLichtwerk …".
# Guess:   Blocks are joined as paragraphs, as every chat window shows them.
# Misled:  Whoever looks for names, list items or offsets in `output_text`: the name is lost, a new one is invented, and an
#          annotation's start_index, which counts within its own block, points to the wrong words.
set -eu
cd "$(mktemp -d)"
trap 'rm -rf "$PWD"' EXIT
npm install --silent --no-audit --no-fund --ignore-scripts openai@7.59.0

node --input-type=module >seen <<'JS'
import { createServer } from 'node:http';
import OpenAI from 'openai';

const message = (id, text, annotations = []) => ({
  type: 'message', id, role: 'assistant', status: 'completed',
  content: [{ type: 'output_text', text, annotations, logprobs: [] }],
});
const url = 'https://lichtwerk.example/';
const cited = { type: 'url_citation', url, title: 'Lichtwerk', start_index: 0, end_index: 9 };
const server = createServer((_, response) => {
  response.setHeader('content-type', 'application/json');
  response.end(JSON.stringify({
    id: 'resp_1', object: 'response', created_at: 1, model: 'gpt-6', status: 'completed', error: null,
    output: [
      message('msg_1', 'I will look for lamp makers in Bonn'),
      { type: 'web_search_call', id: 'ws_1', status: 'completed', action: { type: 'search', query: 'lamps Bonn' } },
      message('msg_2', 'Lichtwerk makes lamps.', [cited]),
    ],
  }));
}).listen(0, '127.0.0.1', async () => {
  const client = new OpenAI({ apiKey: 'any', baseURL: `http://127.0.0.1:${server.address().port}/v1` });
  const { output, output_text } = await client.responses.create({ model: 'gpt-6', input: 'Who makes lamps in Bonn?' });
  const { start_index, end_index } = output[2].content[0].annotations[0];
  console.log(output_text);
  console.log('the annotation points to:', output_text.slice(start_index, end_index));
  server.close();
  server.closeAllConnections();
});
JS

diff - seen <<'SEEN'
I will look for lamp makers in BonnLichtwerk makes lamps.
the annotation points to: I will lo
SEEN
echo 'as found: openai 7.59.0 joins the blocks of an answer without a blank'
