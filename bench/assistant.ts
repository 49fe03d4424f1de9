// `npm run bench -- assistant`: how often the chat answers our own questions rightly, and what a question costs. `QUESTIONS=file.jsonl npm run bench -- assistant` asks the
// questions of a file, one {"id", "language", "question"} a line, and prints each answer as a line of JSON.
import { readIntents } from '#assistant/intents.ts';
import { askerOf, ownQuestions, readQuestions, verdictOf } from '#assistant/testing/asker.ts';
import { saidOf } from '#assistant/testing/said.ts';

const say = (text: string) => process.stdout.write(`${text}\n`);
const file = process.env['QUESTIONS'];
if (file) await printAnswers(file);
else {
  await measure();
  await time();
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

async function time(): Promise<void> {
  const cpuMs = async <T>(work: () => T | Promise<T>) => {
    const before = process.cpuUsage();
    const result = await work();
    const { user, system } = process.cpuUsage(before);
    return { ms: (user + system) / 1000, result };
  };
  const intents = readIntents(saidOf());
  const { ms: made, result: ask } = await cpuMs(() => askerOf());
  const { ms: first } = await cpuMs(() => ask('Is there anybody who answers this?'));
  const others: number[] = [];
  for (const { question } of readQuestions(ownQuestions)) others.push((await cpuMs(() => ask(question))).ms);
  const sorted = others.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(1);
  say(
    `${intents.length} intents, ${intents.flatMap(({ phrasings }) => phrasings).length} phrasings. Processor time: ${made.toFixed(0)} ms at start, ${first.toFixed(1)} ms for the first answer, ${at(0.5)} ms for the middle one, ${at(0.95)} ms for the slowest of twenty`,
  );
}
