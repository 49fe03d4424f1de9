import { brandName } from '../content/brand.ts';
import { TextInput } from '../ui/field.tsx';
import { startAgency } from './agency-api.ts';
import { Invitations } from './invitations.tsx';
import { OneFieldForm } from './one-field-form.tsx';

export function StartAgency({ onStarted }: { onStarted: () => void }) {
  return (
    <>
      <Invitations onJoined={onStarted} />
      <h1 className="text-3xl">{brandName} for agencies</h1>
      <p className="mt-3 max-w-prose">
        Assess your clients’ websites from one place or by program, and hand on the reports under your own name. Test
        keys cost nothing. Before your first live assessment we agree on a price with you.
      </p>
      <div className="mt-8 max-w-md">
        <OneFieldForm
          id="agency-name"
          label="Name of your agency"
          button="Start an agency"
          failure="The agency was not started"
          submit={startAgency}
          onDone={onStarted}
          input={(props) => <TextInput maxLength={120} autoComplete="organization" {...props} />}
        />
      </div>
    </>
  );
}
