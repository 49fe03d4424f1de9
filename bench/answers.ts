// `npm run bench -- answers`: how often chance passes for a change, what intervals cover, how soon a lasting change shows, what a report's money buys, and what asking and reading
// take, by the product's own code, the simulations in a seeded world. The figures are in docs/platforms.md. SIMULATIONS=1000 for the table there; fewer by default.
import { clusterWilson, compareRuns, type QuestionCount } from '#engine/ask/answers/movement.ts';
import { wilsonInterval } from '#engine/base/statistics.ts';
import { backOffMs, enough, nextStep, type Tally } from '#journey/plan-asking.ts';
import { labelledAnswers } from '../truth/answers.ts';
import { measureLiteralNames } from '../truth/measure-answers.ts';
import { measureAsking } from './asking.ts';

type Row = { what: string; measured: string; goal: string; met: boolean | null };

const simulations = Number(process.env['SIMULATIONS'] ?? 300);
const seed = 20_261_122;
const platforms = 4;

export async function measureAnswers(): Promise<Row[]> {
  return [
    ...falseAndTrue(),
    ...coverage(),
    ...months(),
    ...money(),
    ...outages(),
    ...literalNames(),
    ...(await measureAsking()),
  ];
}

// ---- a world in which each question has a rate of its own on each platform

const random = { state: seed };
function next(): number {
  random.state = (random.state + 0x6d_2b_79_f5) >>> 0;
  let t = random.state;
  t = Math.imul(t ^ (t >>> 15), t | 1);
  t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}
function gauss(): number {
  return Math.sqrt(-2 * Math.log(next() || 1e-12)) * Math.cos(2 * Math.PI * next());
}
function gamma(shape: number): number {
  if (shape < 1) return gamma(shape + 1) * (next() || 1e-12) ** (1 / shape);
  const d = shape - 1 / 3;
  const c = 1 / Math.sqrt(9 * d);
  for (;;) {
    const x = gauss();
    const v = (1 + c * x) ** 3;
    if (v > 0 && Math.log(next() || 1e-12) < 0.5 * x * x + d - d * v + d * Math.log(v)) return d * v;
  }
}
function normalShare(z: number): number {
  const t = 1 / (1 + 0.231_641_9 * Math.abs(z));
  const tail =
    0.398_942_3 *
    Math.exp((-z * z) / 2) *
    t *
    (0.319_381_5 + t * (-0.356_563_8 + t * (1.781_478 + t * (-1.821_256 + t * 1.330_274))));
  return z > 0 ? 1 - tail : tail;
}
const quantiles = new Map<number, Float64Array>();
/** Rates of questions are beta-distributed around the mean, with a correlation of 0.5 between two answers to one question. */
function rateAt(mean: number, share: number): number {
  const sorted =
    quantiles.get(mean) ??
    Float64Array.from({ length: 20_000 }, () => {
      const [a, b] = [gamma(mean), gamma(1 - mean)];
      return a / (a + b || 1);
    }).sort();
  quantiles.set(mean, sorted);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
}

/** One count by question for each mean; half of what makes a question good is shared by the platforms, and everything drifts between runs (correlation 0.9). */
function runs(
  questions: number,
  repeats: number,
  means: readonly number[],
  { count = platforms, drift = 0.9 } = {},
): Map<string, QuestionCount>[] {
  const shared = Array.from({ length: questions }, gauss);
  const apart = Array.from({ length: questions }, () => Array.from({ length: count }, gauss));
  const noise = Math.sqrt(1 - drift * drift);
  return means.map((mean, at) => {
    const counts = new Map<string, QuestionCount>();
    for (let q = 0; q < questions; q += 1) {
      if (at > 0) shared[q] = drift * (shared[q] ?? 0) + noise * gauss();
      let named = 0;
      const own = apart[q] ?? [];
      for (let p = 0; p < count; p += 1) {
        if (at > 0) own[p] = drift * (own[p] ?? 0) + noise * gauss();
        const rate = rateAt(mean, normalShare(Math.SQRT1_2 * (shared[q] ?? 0) + Math.SQRT1_2 * (own[p] ?? 0)));
        for (let r = 0; r < repeats; r += 1) if (next() < rate) named += 1;
      }
      counts.set(`u${q}`, { named, asked: count * repeats });
    }
    return counts;
  });
}

function share(times: number, test: () => boolean): number {
  let hits = 0;
  for (let at = 0; at < times; at += 1) if (test()) hits += 1;
  return Math.round((100 * hits) / times);
}

const moved = (before: Map<string, QuestionCount>, after: Map<string, QuestionCount>) => {
  const { verdict } = compareRuns(before, after);
  return verdict === 'rise' || verdict === 'fall';
};

function falseAndTrue(): Row[] {
  const changes = [
    [0.2, 0.2],
    [0.5, 0.5],
    [0.2, 0.35],
    [0.2, 0.5],
    [0.1, 0.2],
    [0.5, 0.65],
  ] as const;
  return (
    [
      [30, 1],
      [15, 2],
      [10, 3],
      [6, 5],
    ] as const
  ).map(([questions, repeats]) => {
    const found = changes.map(([was, is]) => {
      random.state = seed + questions;
      return share(simulations, () => {
        const [before, after] = runs(questions, repeats, [was, is]);
        return before !== undefined && after !== undefined && moved(before, after);
      });
    });
    const [none20 = 0, none50 = 0, rise = 0] = found;
    const isOurs = questions === 30;
    return row(
      `A change is claimed, ${questions} x ${repeats}: none at 20, none at 50, 20-35, 20-50, 10-20, 50-65`,
      found.map((own) => `${own} %`).join(', '),
      isOurs ? '<= 7, <= 7, >= 75' : '',
      isOurs ? Math.max(none20, none50) <= 7 && rise >= 75 : null,
    );
  });
}

function coverage(): Row[] {
  const kinds = {
    'one platform, Wilson': {
      count: 1,
      interval: (list: QuestionCount[]) => wilsonInterval(rateOf(list), list.length),
    },
    'four pooled, Wilson': {
      count: 4,
      interval: (list: QuestionCount[]) => wilsonInterval(rateOf(list), 4 * list.length),
    },
    'four pooled, clusterWilson': { count: 4, interval: (list: QuestionCount[]) => clusterWilson(list) },
  };
  return Object.entries(kinds).map(([name, { count, interval }]) => {
    const cells = [0.05, 0.2, 0.5].map((mean) => {
      random.state = seed;
      let width = 0;
      const covered = share(simulations, () => {
        const [run = new Map<string, QuestionCount>()] = runs(30, 1, [mean], { count });
        const { low, high } = interval([...run.values()]);
        width += high - low;
        return low <= mean && mean <= high;
      });
      return { covered, width: Math.round((100 * width) / simulations) };
    });
    const isOurs = name !== 'four pooled, Wilson';
    return row(
      `Intervals of 30 x 1 hold the truth (width): ${name}, at 5, 20, 50 %`,
      cells.map(({ covered, width }) => `${covered} % (${width})`).join(', '),
      isOurs ? '>= 91 % each' : '',
      isOurs ? cells.every(({ covered }) => covered >= 91) : null,
    );
  });
}

/** A baseline run, then up to six months in which a rise of 15 points lasts; each month all months since are averaged, and the stricter level counts. */
function months(): Row[] {
  const looks = 6;
  const until = (target: number) => {
    random.state = seed;
    const at = Array.from({ length: looks }, () => 0);
    const times = Math.min(simulations, 300);
    for (let s = 0; s < times; s += 1) {
      const [base = new Map<string, QuestionCount>(), ...after] = runs(30, 1, [
        0.2,
        ...Array.from({ length: looks }, () => target),
      ]);
      for (let m = 1; m <= looks; m += 1) {
        const sum = new Map(
          [...base.keys()].map((id) => [
            id,
            after.slice(0, m).reduce(
              (total, run) => ({
                named: total.named + (run.get(id)?.named ?? 0),
                asked: total.asked + (run.get(id)?.asked ?? 0),
              }),
              {
                named: 0,
                asked: 0,
              },
            ),
          ]),
        );
        const { verdict } = compareRuns(base, sum, { look: 'series' });
        if (verdict !== 'rise' && verdict !== 'fall') continue;
        for (let later = m - 1; later < looks; later += 1) at[later] = (at[later] ?? 0) + 1;
        break;
      }
    }
    return at.map((own) => Math.round((100 * own) / times));
  };
  const real = until(0.35);
  const none = until(0.2);
  return [
    row(
      'A lasting rise from 20 to 35 % is shown after 1, 2, 3, 6 months',
      [0, 1, 2, 5].map((m) => `${real[m]} %`).join(', '),
      'month 2 >= 75',
      (real[1] ?? 0) >= 75,
    ),
    row('  false alarm in six months', `${none[5]} %`, '<= 6 %', (none[5] ?? 0) <= 6),
  ];
}

function rateOf(list: readonly QuestionCount[]): number {
  return list.reduce((sum, own) => sum + own.named, 0) / list.reduce((sum, own) => sum + own.asked, 0);
}

// ---- money

const usual = { perplexity: 0.009, chatgpt: 0.046, grok: 0.15, claude: 0.165 } as const;
const validRate = 0.94;

function oneReport(
  reportUsd: number,
  level: number,
): { measured: number; wasted: number; spent: number; dearest: number } {
  const tallies = Object.entries(usual).map(([id, listUsd]): Tally => {
    // Safe: the keys of `usual` are ids of platforms.
    return {
      id: id as Tally['id'],
      listUsd,
      asked: 0,
      valid: 0,
      branded: 0,
      calls: 0,
      spentUsd: 0,
      inFlight: 0,
      reservedUsd: 0,
      isDown: false,
      isOver: false,
    };
  });
  let dearest = 0;
  while (tallies.some(({ isOver }) => !isOver)) {
    const before = tallies.map(({ asked, isOver }) => `${asked} ${isOver}`).join();
    for (const tally of tallies) {
      if (tally.isOver) continue;
      const step = nextStep(tallies, tally.id, { reportUsd, dayLeftUsd: 200 }, { unbranded: 30, branded: 3 });
      if (step === 'wait') continue;
      if ('over' in step) {
        tally.isOver = true;
        continue;
      }
      const cost = tally.listUsd * level * Math.exp(0.35 * gauss() - 0.35 ** 2 / 2);
      dearest = Math.max(dearest, cost);
      tally.asked += 1;
      tally.calls += 1;
      tally.spentUsd += cost;
      if (step.ask === 'branded') tally.branded += 1;
      else if (next() < validRate) tally.valid += 1;
    }
    if (tallies.map(({ asked, isOver }) => `${asked} ${isOver}`).join() === before)
      throw new Error('the plan waits for nothing');
  }
  const missed = tallies.filter(({ valid }) => valid < enough);
  return {
    measured: platforms - missed.length,
    wasted: missed.reduce((sum, own) => sum + own.spentUsd, 0),
    spent: tallies.reduce((sum, own) => sum + own.spentUsd, 0),
    dearest,
  };
}

function money(): Row[] {
  const reports = Math.max(200, Math.min(500, simulations));
  return [
    [8, 1, 2.9],
    [8, 1.6, 2.2],
    [12, 1, 3.9],
    [12, 1.6, 2.8],
  ].map(([budget = 0, level = 1, goal = 0]) => {
    random.state = 7;
    const made = Array.from({ length: reports }, () => oneReport(budget, level));
    const mean = (pick: (own: (typeof made)[number]) => number) =>
      made.reduce((sum, own) => sum + pick(own), 0) / reports;
    const over = made.filter(({ spent, dearest }) => spent > budget + dearest).length;
    const none = made.filter(({ measured }) => measured === 0).length;
    return row(
      `Platforms measured for $${budget}, prices x ${level} (none; wasted; over by more than an answer)`,
      `${mean((own) => own.measured).toFixed(2)} (${Math.round((100 * none) / reports)} %; $${mean((own) => own.wasted).toFixed(2)}; ${over})`,
      `>= ${goal}, 0 %, 0`,
      mean((own) => own.measured) >= goal && none === 0 && over === 0,
    );
  });
}

// ---- outages of one platform, 33 questions of 14 seconds within 20 minutes

function outages(): Row[] {
  const reports = Math.max(200, Math.min(500, simulations));
  return [1, 3, 10, 60, 180, 600].map((seconds) => {
    random.state = 7;
    const measured = share(reports, () => {
      const from = next() * 500;
      const [end, long] = [1200, 60];
      let [t, valid, done, tries] = [0, 0, 0, 0];
      while (done < 33 && t < end) {
        if (t >= from && t < from + seconds) {
          t += 0.4 + backOffMs({ retryAfterMs: null }, tries, next()) / 1000;
          tries += 1;
          continue;
        }
        tries = 0;
        t += (14 * Math.exp(0.4 * gauss())) / (t > from + seconds && seconds > long ? 2 : 1); // two lanes after a long outage
        done += 1;
        if (next() < validRate) valid += 1;
      }
      return valid >= enough;
    });
    return row(
      `Measured within 20 minutes in spite of an outage of ${seconds} s`,
      `${measured} %`,
      '>= 99 %',
      measured >= 99,
    );
  });
}

// ---- what a search for the name alone would find

function literalNames(): Row[] {
  return (['whole', 'trap'] as const).map((kind) => {
    const answers = labelledAnswers(kind);
    const { precision, recall } = measureLiteralNames(answers);
    return row(
      `Whole names counted as mentions in ${answers.length} answers (${kind}), which no rate does: precision, recall`,
      `${precision.toFixed(2)}, ${recall.toFixed(2)}`,
      '',
      null,
    );
  });
}

function row(what: string, measured: string, goal: string, met: boolean | null): Row {
  return { what, measured, goal, met };
}
