// `npm run bench -- assistant`: how often the chat answers our own questions rightly, and what a question costs. `QUESTIONS=file.jsonl npm run bench -- assistant` asks the
// questions of a file, one {"id", "language", "question"} a line, and prints each answer as a line of JSON.
import { createFinder, type Find } from '#assistant/find-intents.ts';
import { readIntents } from '#assistant/intents.ts';
import { askerOf, ownQuestions, readQuestions, verdictOf } from '#assistant/testing/asker.ts';
import { saidOf } from '#assistant/testing/said.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const file = process.env['QUESTIONS'];
if (file) await printAnswers(file);
else {
  await measure();
  time();
}

async function printAnswers(questions: string): Promise<void> {
  const ask = askerOf();
  for (const { id, language, question } of readQuestions(questions))
    say(JSON.stringify({ id, language, question, ...(await ask(question)) }));
}

async function measure(): Promise<void> {
  const ask = askerOf();
  const counts = { right: 0, 'passed on': 0, wrong: 0, offered: 0 };
  const questions = readQuestions(ownQuestions);
  for (const asked of questions) {
    const { verdict, isOffered, answer } = await verdictOf(ask, asked);
    counts[verdict] += 1;
    if (verdict === 'passed on' && isOffered) counts.offered += 1;
    if (verdict === 'wrong' || process.env['SHOW_MISSES'])
      say(`  ${verdict}: “${asked.question}” got ${answer.intent}, not ${asked.expected?.[0] ?? 'nothing'}`);
  }
  say(
    `${questions.length} questions: ${counts.right} right at once, ${counts['passed on']} passed on (${counts.offered} with what is right among the suggestions), ${counts.wrong} wrong`,
  );
}

function time(): void {
  const cpuMs = (work: () => unknown) => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1000;
  };
  const intents = readIntents(saidOf());
  let find: Find = () => [];
  const made = cpuMs(() => (find = createFinder(intents)));
  const first = cpuMs(() => find('Is there anybody who answers this?'));
  const others = readQuestions(ownQuestions).map(({ question }) => cpuMs(() => find(question)));
  const middle = others.toSorted((a, b) => a - b)[Math.floor(others.length / 2)] ?? 0;
  say(
    `${intents.length} intents, ${intents.flatMap(({ phrasings }) => phrasings).length} phrasings. Processor time: ${made.toFixed(0)} ms at start, ${first.toFixed(1)} ms for the first question, ${middle.toFixed(1)} ms for the middle one`,
  );
}
