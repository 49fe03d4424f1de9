// /quiz: the 28 steps, then (with ?quiz=…, so that a reload or the way back from the checkout finds it again) the choice of a plan.
// It lives by the browser's own history: a router would be a quarter of what a phone has to fetch before the first answer.
import '../content/offer.ts';
import { useEffect, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { tierIds, type TierId } from '#payment/contract.ts';
import type { SiteLook } from '#quiz/contract.ts';
import { ApiError, at, callApi, textAt } from '../api.ts';
import { openAssistantByLinks } from '../assistant/ask-links.ts';
import { contactEmail } from '../contact-email.ts';
import { LaterToaster } from '../ui/later-toaster.tsx';
import { showToast } from '../ui/toast-store.ts';
import { StopsHere, StoppedWorking } from '../stopped-working.tsx';
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
  parseDraft,
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

/** What is shown at the present entry of the browser's history. */
type Place = {
  state: unknown;
  hasGoneBack: boolean;
  tier: TierId;
  saved: ({ draft: Draft; step: number } & FromSite) | null;
  /** The free look that led here. */
  before: LookBefore | null;
  /** What was there before this quiz began, and may go on instead. */
  aside: QuizAside | null;
  /** Set after the quiz; its code is fetched only then. null: no quiz has the id of the address. */
  after: { quizId: string; pending: PendingQuiz | null; PlanChoice: typeof PlanChoice } | null | undefined;
};

/** Reads the address and what the browser kept; null when another page is on its way. `fresh=true` empties the quiz once and leaves the address, so that a reload keeps what was typed since. */
async function readPlace(hasGoneBack: boolean): Promise<Place | null> {
  const query = new URLSearchParams(location.search);
  const here = { state: history.state as unknown, hasGoneBack };
  const replace = (path: string) => {
    history.replaceState(null, '', path);
    return readPlace(hasGoneBack);
  };
  const tier = tierIds.find((id) => id === query.get('tier')) ?? 'assessment';
  if (query.get('fresh') === 'true') {
    putAside(localStorage);
    return replace(`/quiz?tier=${tier}`);
  }
  const keptId = /^#go-on=([\w-]+)$/.exec(location.hash)?.[1];
  if (keptId !== undefined) {
    await takeKept(keptId);
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
    if (standing === 'paid' || standing === 'processing') {
      location.replace(`/results/${encodeURIComponent(quizId)}`);
      return null;
    }
    const after = standing === 'unknown' ? null : { quizId, pending: readPending(localStorage, quizId), PlanChoice };
    return { ...here, tier, saved: null, before: null, aside: null, after };
  }
  const kept = readSavedQuiz(localStorage);
  const saved = kept && { ...kept, ...readFromSite(localStorage) };
  const before = readLook(localStorage);
  const sent = saved === null && before === null ? readSent(localStorage) : null;
  if (sent !== null && (await standingOf(sent)) === 'unpaid') return replace(planPath(tier, sent));
  const aside = readAside(localStorage);
  if (aside && 'quizId' in aside && (await standingOf(aside.quizId)) !== 'unpaid') {
    dropAside(localStorage);
    return { ...here, tier, saved, before, aside: null, after: undefined };
  }
  return { ...here, tier, saved, before, aside, after: undefined };
}

/** The quiz that a mailed link leads to goes on here; what this browser had is put aside, as by `fresh=true`. */
async function takeKept(id: string): Promise<void> {
  try {
    const reply = await callApi('GET', `/api/quiz/kept/${encodeURIComponent(id)}`);
    const [draft, step] = [parseDraft(JSON.stringify(at(reply, 'draft'))), at(reply, 'step')];
    if (draft === null || typeof step !== 'number') return;
    putAside(localStorage);
    saveQuiz(localStorage, { draft, step });
  } catch (error) {
    showToast({
      title: 'The link did not work',
      description: (error instanceof ApiError ? error.serverMessage : null) ?? 'Please try it again in a moment.',
      tone: 'destructive',
    });
  }
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

function QuizApp({ first }: { first: Place }) {
  const [{ state, hasGoneBack, tier, saved, before, aside, after }, setPlace] = useState(first);
  /** Of several readings of the address the last one counts. */
  const reading = useRef(0);
  const show = async (isBack: boolean) => {
    const own = (reading.current += 1);
    const place = await readPlace(isBack);
    if (place !== null && own === reading.current) setPlace(place);
  };
  useEffect(() => {
    const goBack = () => void show(true);
    addEventListener('popstate', goBack);
    return () => removeEventListener('popstate', goBack);
  }, []);
  const [startStep] = useState(saved?.step ?? 1);
  const remembered = at(state, 'step');
  const entryStep = typeof remembered === 'number' ? remembered : startStep;
  const wantedStep = hasGoneBack ? entryStep : null;
  /** How many entries of the browser's history this quiz has written before the present one. */
  const depth = Number(at(state, 'depth') ?? 0);

  const goOnWith = (chosen: QuizAside) => {
    takeAside(localStorage);
    // The page again: whatever this quiz remembers of itself must not reach the one that goes on.
    location.replace('quizId' in chosen ? planPath(tier, chosen.quizId) : `/quiz?tier=${tier}`);
  };
  const startOver = () => {
    dropAside(localStorage);
    void show(hasGoneBack);
  };

  const finish = async (draft: Draft, { unread }: SiteLook) => {
    try {
      const id = await submit(draft);
      await leaveHistory(depth);
      history.pushState({ unread }, '', planPath(tier, id));
      await show(false);
      showToast({ title: 'Quiz Submitted Successfully!', description: 'Redirecting to payment...' });
      return null;
    } catch (error) {
      console.warn('The quiz was not submitted.', error);
      showToast({
        title: 'Submission Failed',
        description: 'There was an error submitting your quiz. Please try again.',
        tone: 'destructive',
      });
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
          unread={textAt(state, 'unread')}
          contactEmail={contactEmail()}
          onChange={after.pending && (() => changeAnswers(after.pending, tier))}
        />
      ) : (
        <>
          {aside && entryStep === 1 && (
            <AsideOffer aside={aside} onContinue={() => goOnWith(aside)} onStartOver={startOver} />
          )}
          <QuizScreen
            saved={saved}
            before={before}
            onFinish={finish}
            wantedStep={wantedStep}
            onStep={(step) => {
              const next = { step, depth: depth + 1 };
              history.pushState(next, '', `/quiz?tier=${tier}`);
              setPlace((place) => ({ ...place, state: next, hasGoneBack: false }));
            }}
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
  location.assign(`/quiz?tier=${tier}`);
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
  return Object.fromEntries(
    Object.entries(details).flatMap(([path, message]) => (typeof message === 'string' ? [[path, message]] : [])),
  );
}

async function submit(draft: Draft): Promise<string> {
  const quizData = answersFrom(draft);
  const key = submitKeyFor(localStorage, JSON.stringify(quizData), () => crypto.randomUUID());
  const id = textAt(
    await callApi('POST', '/api/quiz', mayRemind(draft) ? { ...quizData, mayRemind: true } : quizData, {
      'idempotency-key': key,
    }),
    'id',
  );
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

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root.');
// What the raw HTML shows stays until everything that is shown first is there: nothing is painted twice, nothing moves.
void readPlace(true).then(
  (first) =>
    first &&
    createRoot(root).render(
      <StopsHere>
        <QuizApp first={first} />
        <LaterToaster />
      </StopsHere>,
    ),
  (error: unknown) => createRoot(root).render(<StoppedWorking error={error} />),
);
openAssistantByLinks();
