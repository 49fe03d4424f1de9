// /quiz: the 28 steps, then (with ?quiz=…, so that a reload or the way back from the checkout finds it again) the choice of a plan.
import { useState } from 'react';
import { replace, useLoaderData, useLocation, useNavigate, useNavigationType, type LoaderFunctionArgs } from 'react-router';
import { tierIds, type TierId } from '#payment/contract.ts';
import type { SiteLook } from '#quiz/contract.ts';
import { ApiError, at, callApi, textAt } from '../api.ts';
import { contactEmail } from '../contact-email.ts';
import { showToast } from '../ui/toast-store.ts';
import { answersFrom, textOf, type Draft } from './draft.ts';
import type { PlanChoice } from './plan-choice.tsx';
import { QuizScreen } from './quiz-screen.tsx';
import { QuizShell } from './quiz-shell.tsx';
import { clearSavedQuiz, readPending, readSavedQuiz, savePending, storageKeys, submitKeyFor, type PendingQuiz } from './saved-quiz.ts';

type LoaderData = {
  tier: TierId;
  saved: { draft: Draft; step: number } | null;
  pending: PendingQuiz | null;
  /** Set after the quiz; its code is fetched only then. */
  after: { quizId: string; PlanChoice: typeof PlanChoice } | null;
};

/** Reads the address and what the browser kept. `fresh=true` wipes once and leaves the address, so that a reload keeps what was typed since. */
export async function loader({ request }: LoaderFunctionArgs): Promise<LoaderData | Response> {
  const query = new URL(request.url).searchParams;
  const tier = tierIds.find((id) => id === query.get('tier')) ?? 'assessment';
  if (query.get('fresh') === 'true') {
    clearSavedQuiz(localStorage);
    return replace(`/quiz?tier=${tier}`);
  }
  const quizId = query.get('quiz');
  const after = quizId ? { quizId, PlanChoice: (await import('./plan-choice.tsx')).PlanChoice } : null;
  return { tier, saved: after ? null : readSavedQuiz(localStorage), pending: readPending(localStorage), after };
}

export default function QuizRoute() {
  const { tier, saved, pending, after } = useLoaderData<LoaderData>();
  const navigate = useNavigate();
  const location = useLocation();
  const hasGoneBack = useNavigationType() === 'POP';
  const [startStep] = useState(saved?.step ?? 1);
  const remembered = at(location.state, 'step');
  const wantedStep = hasGoneBack ? (typeof remembered === 'number' ? remembered : startStep) : null;

  const finish = async (draft: Draft, { unread }: SiteLook) => {
    try {
      const id = await submit(draft);
      await navigate(`/quiz?tier=${tier}&quiz=${encodeURIComponent(id)}`, { replace: true, state: { unread } });
      showToast({ title: 'Quiz Submitted Successfully!', description: 'Redirecting to payment...' });
      return null;
    } catch (error) {
      console.warn('The quiz was not submitted.', error);
      showToast({ title: 'Submission Failed', description: 'There was an error submitting your quiz. Please try again.', tone: 'destructive' });
      return refusedAnswers(error);
    }
  };

  return (
    <QuizShell isAnswered={after !== null}>
      {after ? (
        <after.PlanChoice
          key={after.quizId}
          quizId={after.quizId}
          chosen={tier}
          pending={pending}
          unread={textAt(location.state, 'unread')}
          contactEmail={contactEmail()}
        />
      ) : (
        <QuizScreen
          saved={saved}
          onFinish={finish}
          wantedStep={wantedStep}
          onStep={(step) => void navigate(`/quiz?tier=${tier}`, { state: { step }, preventScrollReset: true })}
        />
      )}
    </QuizShell>
  );
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
  const id = textAt(await callApi('POST', '/api/quiz', quizData, { 'idempotency-key': key }), 'id');
  if (id === null) throw new Error('The reply to the quiz held no id.');
  clearSavedQuiz(localStorage);
  localStorage.setItem(storageKeys.resultId, id);
  savePending(localStorage, {
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
