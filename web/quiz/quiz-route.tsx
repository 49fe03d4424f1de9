// /quiz: the 28 steps, then (with ?quiz=…, so that a reload or the way back from the checkout finds it again) the choice of a plan.
import { useState } from 'react';
import { replace, useLoaderData, useLocation, useNavigate, useNavigationType, useRevalidator, type LoaderFunctionArgs } from 'react-router';
import { tierIds, type TierId } from '#payment/contract.ts';
import type { SiteLook } from '#quiz/contract.ts';
import { ApiError, at, callApi, textAt } from '../api.ts';
import { contactEmail } from '../contact-email.ts';
import { showToast } from '../ui/toast-store.ts';
import { AsideOffer, UnknownQuiz } from './aside-offer.tsx';
import { answersFrom, draftFrom, mayRemind, textOf, type Draft } from './draft.ts';
import { hostOf, proposalsIn, type LookBefore } from './proposals.ts';
import type { FromSite } from './quiz-state.ts';
import type { PlanChoice } from './plan-choice.tsx';
import { QuizScreen } from './quiz-screen.tsx';
import { QuizShell } from './quiz-shell.tsx';
import {
  clearSavedQuiz,
  dropAside,
  putAside,
  readAside,
  readFromSite,
  readLook,
  readPending,
  readSavedQuiz,
  readSent,
  saveLook,
  savePending,
  saveQuiz,
  storageKeys,
  submitKeyFor,
  takeAside,
  type PendingQuiz,
  type QuizAside,
} from './saved-quiz.ts';
import { standingOf } from './standing.ts';

type LoaderData = {
  tier: TierId;
  saved: ({ draft: Draft; step: number } & FromSite) | null;
  /** The free look that led here. */
  before: LookBefore | null;
  /** What was there before this quiz began, and may go on instead. */
  aside: QuizAside | null;
  /** Set after the quiz; its code is fetched only then. null: no quiz has the id of the address. */
  after: { quizId: string; pending: PendingQuiz | null; PlanChoice: typeof PlanChoice } | null | undefined;
};

/** Reads the address and what the browser kept. `fresh=true` empties the quiz once and leaves the address, so that a reload keeps what was typed since. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData | Response> {
  const query = new URL(request.url).searchParams;
  const tier = tierIds.find((id) => id === query.get('tier')) ?? 'assessment';
  if (query.get('fresh') === 'true') {
    putAside(localStorage);
    return replace(`/quiz?tier=${tier}`);
  }
  const lookId = query.get('look');
  if (lookId) {
    await takeLook(lookId);
    return replace(`/quiz?tier=${tier}`);
  }
  const quizId = query.get('quiz');
  if (quizId) {
    const [standing, { PlanChoice }] = await Promise.all([standingOf(quizId), import('./plan-choice.tsx')]);
    if (standing === 'paid' || standing === 'processing') return replace(`/results/${encodeURIComponent(quizId)}`);
    const after = standing === 'unknown' ? null : { quizId, pending: readPending(localStorage, quizId), PlanChoice };
    return { tier, saved: null, before: null, aside: null, after };
  }
  const kept = readSavedQuiz(localStorage);
  const saved = kept && { ...kept, ...readFromSite(localStorage) };
  const before = readLook(localStorage);
  const sent = saved === null && before === null ? readSent(localStorage) : null;
  if (sent !== null && (await standingOf(sent)) === 'unpaid') return replace(planPath(tier, sent));
  const aside = readAside(localStorage);
  if (aside && 'quizId' in aside && (await standingOf(aside.quizId)) !== 'unpaid') {
    dropAside(localStorage);
    return { tier, saved, before, aside: null, after: undefined };
  }
  return { tier, saved, before, aside, after: undefined };
}

/** Keeps what the look saw. Answers about another website are put aside, as by `fresh=true`. Without the look the quiz is what it always was. */
async function takeLook(id: string): Promise<void> {
  try {
    const reply = await callApi('GET', `/api/look/${encodeURIComponent(id)}`);
    const website = textAt(reply, 'website');
    if (website === null) return;
    const begun = textOf(readSavedQuiz(localStorage)?.draft ?? {}, 'website');
    if (begun !== '' && hostOf(begun) !== hostOf(website)) putAside(localStorage);
    saveLook(localStorage, { website, proposals: proposalsIn(reply) });
  } catch (error) {
    console.warn('The look could not be fetched.', error);
  }
}

const planPath = (tier: TierId, quizId: string) => `/quiz?tier=${tier}&quiz=${encodeURIComponent(quizId)}`;

export default function QuizRoute() {
  const { tier, saved, before, aside, after } = useLoaderData<LoaderData>();
  const navigate = useNavigate();
  const location = useLocation();
  const { revalidate } = useRevalidator();
  const hasGoneBack = useNavigationType() === 'POP';
  const [startStep] = useState(saved?.step ?? 1);
  const remembered = at(location.state, 'step');
  const entryStep = typeof remembered === 'number' ? remembered : startStep;
  const wantedStep = hasGoneBack ? entryStep : null;
  /** How many entries of the browser's history this quiz has written before the present one. */
  const depth = Number(at(location.state, 'depth') ?? 0);

  const goOnWith = (chosen: QuizAside) => {
    takeAside(localStorage);
    // The page anew: whatever this quiz remembers of itself must not reach the one that goes on.
    window.location.replace('quizId' in chosen ? planPath(tier, chosen.quizId) : `/quiz?tier=${tier}`);
  };
  const startOver = () => {
    dropAside(localStorage);
    void revalidate();
  };

  const finish = async (draft: Draft, { unread }: SiteLook) => {
    try {
      const id = await submit(draft);
      await leaveHistory(depth);
      await navigate(planPath(tier, id), { state: { unread } });
      showToast({ title: 'Quiz Submitted Successfully!', description: 'Redirecting to payment...' });
      return null;
    } catch (error) {
      console.warn('The quiz was not submitted.', error);
      showToast({ title: 'Submission Failed', description: 'There was an error submitting your quiz. Please try again.', tone: 'destructive' });
      return refusedAnswers(error);
    }
  };

  if (after === null) return <UnknownQuiz />;
  return (
    <QuizShell isAnswered={after !== undefined} contactEmail={contactEmail()}>
      {after ? (
        <after.PlanChoice
          key={after.quizId}
          quizId={after.quizId}
          chosen={tier}
          pending={after.pending}
          unread={textAt(location.state, 'unread')}
          contactEmail={contactEmail()}
          onChange={after.pending && (() => changeAnswers(after.pending, tier))}
        />
      ) : (
        <>
          {aside && entryStep === 1 && <AsideOffer aside={aside} onContinue={() => goOnWith(aside)} onStartOver={startOver} />}
          <QuizScreen
            saved={saved}
            before={before}
            onFinish={finish}
            wantedStep={wantedStep}
            onStep={(step) => void navigate(`/quiz?tier=${tier}`, { state: { step, depth: depth + 1 }, preventScrollReset: true })}
          />
        </>
      )}
    </QuizShell>
  );
}

/** The answers that were sent come back into the quiz; sent again they are a new submission, and the old one stays unpaid. */
function changeAnswers(pending: PendingQuiz | null, tier: TierId): void {
  if (!pending) return;
  saveQuiz(localStorage, { draft: draftFrom(pending.quizData), step: 1 });
  window.location.assign(`/quiz?tier=${tier}`);
}

/** Goes back to where the quiz began: its steps are empty now, and the back button must not lead through them. */
async function leaveHistory(depth: number): Promise<void> {
  if (depth < 1 || depth >= history.length) return;
  await new Promise<void>((resolve) => {
    addEventListener('popstate', () => resolve(), { once: true });
    history.go(-depth);
  });
}

/** The messages of a 422, by path; null for any other failure. */
function refusedAnswers(error: unknown): Record<string, string> | null {
  const details = error instanceof ApiError && error.status === 422 ? at(error.body, 'details') : null;
  if (typeof details !== 'object' || details === null) return null;
  return Object.fromEntries(Object.entries(details).flatMap(([path, message]) => (typeof message === 'string' ? [[path, message]] : [])));
}

async function submit(draft: Draft): Promise<string> {
  const quizData = answersFrom(draft);
  const key = submitKeyFor(localStorage, JSON.stringify(quizData), () => crypto.randomUUID());
  const id = textAt(await callApi('POST', '/api/quiz', mayRemind(draft) ? { ...quizData, mayRemind: true } : quizData, { 'idempotency-key': key }), 'id');
  if (id === null) throw new Error('The reply to the quiz held no id.');
  clearSavedQuiz(localStorage);
  localStorage.setItem(storageKeys.resultId, id);
  savePending(localStorage, {
    quizId: id,
    quizData,
    leadData: {
      contactName: '',
      companyName: textOf(draft, 'companyName').trim(),
      email: textOf(draft, 'email').trim(),
      contactPhone: '',
      website: String(quizData.website),
    },
  });
  return id;
}
