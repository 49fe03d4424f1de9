import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { z } from 'zod';
import { agencyRowSchema } from '#agencies/contract.ts';
import { visibleMessage } from '../report/visible-message.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { superAdminClient as client } from './operator-client.ts';
import { showFailure } from './show-failure.ts';

type Agency = z.infer<typeof agencyRowSchema>;

/** The agencies, what each used this month, and the terms agreed with it. */
export function AgenciesTab() {
  const { data, error, refetch } = useQuery({
    queryKey: [client.role, 'agencies'],
    queryFn: async () => z.object({ data: z.array(agencyRowSchema) }).parse(await client.call('GET', 'agencies')).data,
    gcTime: 0,
  });
  if (error) return <p role="alert">{visibleMessage(error)}</p>;
  if (!data) return <Spinner />;
  if (data.length === 0)
    return <p className="text-muted">There is no agency yet. Anybody with an account can start one at /agency.</p>;
  return (
    <ul className="grid gap-4 lg:grid-cols-2">
      {data.map((agency) => (
        <li key={agency.id} className="rounded-md border border-line p-5">
          <h3 className="text-lg wrap-anywhere">{agency.name}</h3>
          <p className="text-sm wrap-anywhere text-muted">{agency.owner}</p>
          <p className="mt-2 text-sm tabular-nums">
            {agency.usedThisMonth.toLocaleString('en-US')} of {agency.monthlyAssessments.toLocaleString('en-US')}{' '}
            assessments used this month
          </p>
          {/* What another super admin saved meanwhile is shown, not overwritten. */}
          <Terms
            key={`${agency.monthlyAssessments} ${agency.priceCents}`}
            agency={agency}
            onSaved={() => void refetch()}
          />
        </li>
      ))}
    </ul>
  );
}

function Terms({ agency, onSaved }: { agency: Agency; onSaved: () => void }) {
  const [assessments, setAssessments] = useState(String(agency.monthlyAssessments));
  const [price, setPrice] = useState((agency.priceCents / 100).toFixed(2));
  const [isBusy, setIsBusy] = useState(false);
  const terms = { monthlyAssessments: Number(assessments), priceCents: Math.round(Number(price) * 100) };
  const problems = {
    assessments:
      /^\d{1,7}$/.test(assessments.trim()) && terms.monthlyAssessments <= 1_000_000
        ? null
        : 'Enter a whole number up to 1,000,000.',
    price:
      /^\d{1,5}(\.\d{1,2})?$/.test(price.trim()) && terms.priceCents <= 1_000_000
        ? null
        : 'Enter an amount in dollars up to 10,000, like 4.50.',
  };
  const isChanged = terms.monthlyAssessments !== agency.monthlyAssessments || terms.priceCents !== agency.priceCents;
  const save = async () => {
    if (problems.assessments !== null || problems.price !== null) return;
    setIsBusy(true);
    try {
      await client.call('PATCH', `agencies/${agency.id}`, terms);
      showToast({
        title: 'Terms saved',
        description: `${agency.name}: ${terms.monthlyAssessments} assessments a month, $${price} each.`,
      });
      onSaved();
    } catch (error) {
      showFailure('Terms not saved', error, 'Please try again.');
    }
    setIsBusy(false);
  };
  const [assessmentsId, priceId] = [`agency-${agency.id}-assessments`, `agency-${agency.id}-price`];
  return (
    <form
      noValidate
      className="mt-4 grid items-start gap-4 sm:grid-cols-2"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field id={assessmentsId} label="Assessments a month" error={problems.assessments}>
        <TextInput
          {...describedBy(assessmentsId, problems.assessments)}
          inputMode="numeric"
          value={assessments}
          onChange={(event) => setAssessments(event.target.value)}
        />
      </Field>
      <Field id={priceId} label="Price of each, in dollars" error={problems.price}>
        <TextInput
          {...describedBy(priceId, problems.price)}
          inputMode="decimal"
          value={price}
          onChange={(event) => setPrice(event.target.value)}
        />
      </Field>
      <div className="sm:col-span-2">
        <Button type="submit" look="secondary" busy={isBusy} disabled={!isChanged}>
          Save the terms
        </Button>
      </div>
    </form>
  );
}
