import { FeatureList } from '../marketing/feature-list.tsx';
import { useEffect, useState, type ReactNode } from 'react';
import { companySizes, problemWith } from '#quiz/steps.ts';
import {
  catalogue,
  commitmentTerms,
  formatAmount,
  howToCancel,
  nextPaymentDay,
  planTotal,
  refundText,
  taxText,
  tierIds,
  type PaymentMethod,
  type Tier,
  type TierId,
} from '#payment/contract.ts';
import { EstimatesNote } from '../asks-assistants.tsx';
import { company } from '../content/company.ts';
import { Badge } from '../ui/badge.tsx';
import { Button } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import { describedBy, Field, Select, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import type { LookFinding } from '#engine/contract.ts';
import { at, callApi, textAt } from '../api.ts';
import { ChooseElsewhere } from './elsewhere.tsx';
import { openCheckout, readPaymentMethods } from './open-checkout.ts';
import { savePending, type PendingQuiz } from './saved-quiz.ts';

type Props = {
  quizId: string;
  chosen: TierId;
  pending: PendingQuiz | null;
  /** Why the website could not be opened during the quiz; null when it could, or was not tried. */
  unread?: string | null;
  contactEmail: string;
  /** Leads back into the quiz, where this browser still has the answers. */
  onChange?: (() => void) | null;
};

/** After the quiz: three plans, the chosen one first, and where the report goes. */
export function PlanChoice({ quizId, chosen, pending, unread = null, contactEmail, onChange = null }: Props) {
  const [lead, setLead] = useState<Record<string, string>>(() => ({
    contactName: '',
    companyName: '',
    companySize: '',
    email: '',
    contactPhone: '',
    website: '',
    competitors: '',
    ...pending?.leadData,
  }));
  const [paying, setPaying] = useState<Paying | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const [competitorProblem, setCompetitorProblem] = useState<string | null>(null);
  const finding = useFinding(lead.website ?? '');
  const emailProblem = problemWith({ label: 'Email address', type: 'email', required: true }, lead.email ?? '');
  const [isEmailKnown] = useState(emailProblem === null);

  // Coming back from the checkout, a browser may show this page as it was left: busy.
  useEffect(() => {
    const wakeUp = (event: PageTransitionEvent) => event.persisted && setPaying(null);
    addEventListener('pageshow', wakeUp);
    return () => removeEventListener('pageshow', wakeUp);
  }, []);

  const methods = usePaymentMethods();

  const pay = async (tier: Tier, method: PaymentMethod) => {
    if (paying !== null) return;
    setIsChecked(true);
    if (emailProblem) return reveal('email');
    setPaying({ tier: tier.id, method });
    const quizData = pending?.quizData;
    if (quizData)
      savePending(localStorage, {
        quizId,
        quizData,
        leadData: lead,
        selectedTier: tier.id,
        pricing: tier.amountCents / 100,
      });
    const outcome = await openCheckout({
      amount: tier.amountCents / 100,
      tier: tier.id,
      method,
      quizId,
      quizData,
      leadData: lead,
    });
    if ('url' in outcome) return location.assign(outcome.url);
    setPaying(null);
    setCompetitorProblem(outcome.isAboutCompetitors ? outcome.problem : null);
    if (outcome.isAboutCompetitors) return reveal('competitors');
    showToast({ title: 'Payment Error', description: outcome.problem, tone: 'destructive' });
  };

  const website = lead.website ? (
    <strong className="font-semibold">{lead.website.replace(/^https?:\/\/|\/$/g, '')}</strong>
  ) : (
    'your website'
  );
  const text = (key: string) => ({
    name: key,
    value: lead[key] ?? '',
    onChange: (event: { target: { value: string } }) => setLead({ ...lead, [key]: event.target.value }),
  });
  return (
    <>
      <h1 className="text-3xl">Quiz Complete!</h1>
      <p className="mt-3">
        Choose a plan: we then read {website} in full, and your report arrives by{' '}
        <span className="whitespace-nowrap">e-mail</span> within 24 hours.
      </p>
      <EstimatesNote className="mt-3" />
      {finding && <FoundThere website={lead.website ?? ''} finding={finding} />}
      {onChange && (
        <p className="mt-2">
          <Button look="quiet" className="-ml-5" onClick={onChange}>
            Change my answers
          </Button>
        </p>
      )}
      {unread !== null && (
        <p role="status" className="mt-3 rounded-sm border border-line bg-sunken p-4 text-sm">
          <strong className="font-semibold">We could not open {website} while you answered.</strong> {unread}. If we
          still cannot read it, your report is an estimate from your answers. You can correct the address there, and we
          read it again at no charge.
        </p>
      )}

      <div className="mt-8 divide-y divide-line border-y border-line">
        <Recipient
          email={lead.email ?? ''}
          isOpen={!isEmailKnown}
          problem={isChecked ? emailProblem : null}
          text={text}
        />
        <Competitors named={lead.competitors ?? ''} problem={competitorProblem} text={text} />
      </div>

      <Plans chosen={chosen} methods={methods} paying={paying} onPay={(tier, method) => void pay(tier, method)} />

      <ChooseElsewhere quizId={quizId} />

      <p className="mt-8 text-sm text-muted">
        You pay on our payment provider’s own page. {taxText(company.tax)} {refundText(company.refund)} {howToCancel}{' '}
        Questions? Write to <a href={`mailto:${contactEmail}`}>{contactEmail}</a>.
      </p>
    </>
  );
}

/** The name, value and change of one input. */
type TextOf = (key: string) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

/** Where the report goes, and who asks for it. Open where the quiz gave no address. */
function Recipient({
  email,
  isOpen,
  problem,
  text,
}: {
  email: string;
  isOpen: boolean;
  problem: string | null;
  text: TextOf;
}) {
  return (
    <Folded title="Where the report goes" now={email} isOpen={isOpen}>
      <Field id="email" label="Email address" required error={problem}>
        <TextInput
          {...describedBy('email', problem)}
          type="email"
          autoComplete="email"
          maxLength={254}
          {...text('email')}
        />
      </Field>
      <div className="mt-5 grid gap-5 sm:grid-cols-3">
        <Field id="contactName" label="Your name (optional)">
          <TextInput {...describedBy('contactName')} autoComplete="name" maxLength={200} {...text('contactName')} />
        </Field>
        <Field id="contactPhone" label="Phone (optional)">
          <TextInput
            {...describedBy('contactPhone')}
            type="tel"
            autoComplete="tel"
            maxLength={50}
            {...text('contactPhone')}
          />
        </Field>
        <Field id="companySize" label="Company size">
          <Select {...describedBy('companySize')} {...text('companySize')}>
            <option value="">Rather not say</option>
            {companySizes.map((size) => (
              <option key={size} value={size}>
                {size === '1' ? 'Just me' : `${size} people`}
              </option>
            ))}
          </Select>
        </Field>
      </div>
    </Folded>
  );
}

function Competitors({ named, problem, text }: { named: string; problem: string | null; text: TextOf }) {
  return (
    <Folded title="Who you compete with" now={named || 'Optional'} isOpen={false}>
      <Field
        id="competitors"
        label="Websites of up to three competitors (optional)"
        hint="Your report sets you beside them. You can also name them later."
        error={problem}
      >
        <TextInput
          {...describedBy('competitors', problem)}
          inputMode="url"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={2000}
          placeholder="one.com, two.com, three.com"
          {...text('competitors')}
        />
      </Field>
    </Folded>
  );
}

/** A part that is answered already, or need not be: its name and what it holds now. Open where something is missing. */
function Folded({
  title,
  now,
  isOpen,
  children,
}: {
  title: string;
  now: string;
  isOpen: boolean;
  children: ReactNode;
}) {
  return (
    <details className="group" open={isOpen}>
      <summary className="flex min-h-14 list-none items-center justify-between gap-x-4 py-2">
        <span className="flex min-w-0 flex-wrap items-baseline gap-x-4">
          <h2 className="text-base">{title}</h2>
          <span className="min-w-0 text-sm wrap-anywhere text-muted group-open:invisible">{now}</span>
        </span>
        <span aria-hidden="true" className="text-xl text-muted transition-transform group-open:rotate-45">
          +
        </span>
      </summary>
      <div className="pt-1 pb-6">{children}</div>
    </details>
  );
}

/** Focuses an input, also where it is folded away. */
function reveal(id: string): void {
  const input = document.getElementById(id);
  input?.closest('details')?.setAttribute('open', '');
  input?.focus();
}

/** A button more, once the server has said that PayPal is there; without an answer the card remains. */
function usePaymentMethods(): PaymentMethod[] {
  const [hasPaypal, setHasPaypal] = useState(false);
  useEffect(() => {
    readPaymentMethods().then((methods) => setHasPaypal(methods.includes('paypal')), console.warn);
  }, []);
  return hasPaypal ? ['card', 'paypal'] : ['card'];
}

/** One true thing that a look at the website saw, the gravest first; null until it comes, and where none does. */
function useFinding(website: string): LookFinding | null {
  const [finding, setFinding] = useState<LookFinding | null>(null);
  const [asked] = useState(website);
  useEffect(() => {
    if (asked === '') return;
    let isCurrent = true;
    callApi('POST', '/api/look', { website: asked }).then(
      (reply) => isCurrent && setFinding(firstFinding(reply)),
      () => {}, // the plans are what the visitor came for
    );
    return () => {
      isCurrent = false;
    };
  }, [asked]);
  return finding;
}

function firstFinding(reply: unknown): LookFinding | null {
  const findings = at(reply, 'findings');
  const first: unknown = Array.isArray(findings) ? findings[0] : null;
  const [title, place, tone] = [textAt(first, 'title'), textAt(first, 'place'), at(first, 'tone')];
  return title !== null && place !== null && (tone === 'good' || tone === 'bad')
    ? { title, place, tone, quote: textAt(first, 'quote') }
    : null;
}

function FoundThere({ website, finding: { title, place, tone, quote } }: { website: string; finding: LookFinding }) {
  return (
    <section
      aria-label="What we saw"
      className={classNames(
        'mt-5 rounded-sm border-l-3 bg-surface p-4',
        tone === 'bad' ? 'border-poor' : 'border-good',
      )}
    >
      <p className="text-xs text-muted wrap-anywhere">
        One thing we saw on {website.replace(/^https?:\/\/(www\.)?/, '').replace(/\/$/, '')}
      </p>
      <p className="mt-0.5 font-semibold">{title}</p>
      {quote !== null && <code className="mt-1.5 block font-mono text-xs wrap-anywhere">{quote}</code>}
      <p className="mt-1 text-xs text-muted wrap-anywhere">{place}</p>
    </section>
  );
}

type Paying = { tier: TierId; method: PaymentMethod };
type PlansProps = {
  chosen: TierId;
  methods: PaymentMethod[];
  paying: Paying | null;
  onPay: (tier: Tier, method: PaymentMethod) => void;
};

/** The plans, the chosen one first. */
function Plans({ chosen, methods, paying, onPay }: PlansProps) {
  const order = [chosen, ...tierIds.filter((id) => id !== chosen)].map((id) => catalogue[id]);
  return (
    <section aria-labelledby="plans-title" className="mt-10">
      <h2 id="plans-title" className="text-xl">
        Your plan
      </h2>
      <ul className="mt-4 grid gap-4">
        {order.map((tier, index) => (
          <li key={tier.id}>
            <PlanCard
              tier={tier}
              isFirst={index === 0}
              methods={methods}
              paying={paying}
              onPay={(method) => onPay(tier, method)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type CardProps = {
  tier: Tier;
  isFirst: boolean;
  methods: PaymentMethod[];
  paying: Paying | null;
  onPay: (method: PaymentMethod) => void;
};

const buttonTexts = { card: 'Secure Checkout', paypal: 'Pay with PayPal' };

function PlanCard({ tier, isFirst, methods, paying, onPay }: CardProps) {
  const [today] = useState(() => new Date());
  return (
    <article
      aria-labelledby={`plan-${tier.id}`}
      className={classNames('rounded-md border bg-surface p-5 sm:p-6', isFirst ? 'border-accent' : 'border-line')}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div>
          <h3 id={`plan-${tier.id}`} className="text-lg">
            {tier.name} {tier.popular && <Badge tone="accent">Most Popular</Badge>}
          </h3>
          <p className="mt-1 max-w-sm text-sm text-muted">{tier.description}</p>
        </div>
        <p className="tabular-nums">
          {tier.originalAmountCents !== null && (
            <>
              <span className="sr-only">instead of </span>
              <s className="text-muted">{formatAmount(tier.originalAmountCents)}</s>{' '}
            </>
          )}
          <span className="font-serif text-2xl font-semibold">{formatAmount(tier.amountCents)}</span>{' '}
          <span className="text-sm text-muted">{tier.period}</span>
        </p>
      </div>
      <FeatureList features={tier.features} className="mt-4 gap-1.5" />
      <p className="mt-5 text-sm font-semibold tabular-nums">{planTotal(tier)}</p>
      {tier.interval !== null && (
        <p className="mt-1 text-xs text-muted tabular-nums">
          Next payment: {nextPaymentDay(tier, today)}. {commitmentTerms(tier)}
        </p>
      )}
      <div className="mt-3 flex flex-wrap items-center gap-4">
        {methods.map((method) => {
          const isPaying = paying?.tier === tier.id && paying.method === method;
          return (
            <Button
              key={method}
              look={isFirst && method === 'card' ? 'primary' : 'secondary'}
              busy={isPaying}
              disabled={paying !== null}
              onClick={() => onPay(method)}
              aria-describedby={`plan-${tier.id}`}
              className="max-sm:w-full"
            >
              {isPaying ? 'Processing...' : buttonTexts[method]}
            </Button>
          );
        })}
      </div>
    </article>
  );
}
