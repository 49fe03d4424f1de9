import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText } from '../report/dates.ts';
import { Badge } from '../ui/badge.tsx';
import { TextInput } from '../ui/field.tsx';
import { addHook, endAgent, fetchAgents, fetchHooks, fetchKeys, makeKey, removeHook, revokeKey } from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { Row, Rows, Secret, TakeAway } from './rows.tsx';

/** API keys, which only the owner makes, and webhooks. */
export function DevelopersTab({ isOwner }: { isOwner: boolean }) {
  return (
    <>
      <p className="max-w-prose">
        <a href="/api/docs">The API’s description</a> lists every call. Agents reach the same engine at{' '}
        <code>{location.origin}/mcp</code>: they sign in, or show a key.
      </p>
      {isOwner && <Keys />}
      <Agents />
      <Webhooks />
    </>
  );
}

function Keys() {
  const { data: keys = [], refetch } = useQuery({ queryKey: ['agency-keys'], queryFn: fetchKeys });
  const [made, setMade] = useState<{ key: string; label: string } | null>(null);
  const [mode, setMode] = useState<'live' | 'test'>('test');
  const live = keys.filter(({ revokedAt }) => revokedAt === null);
  return (
    <section className="mt-8">
      <h2 className="mb-4 text-xl">Keys</h2>
      {made && <Secret label={`Key “${made.label}”`} value={made.key} />}
      <Rows empty="There is no key yet.">
        {live.map((key) => (
          <Row
            key={key.id}
            title={
              <>
                {key.label} <Badge tone={key.mode === 'live' ? 'accent' : 'plain'}>{key.mode}</Badge>
              </>
            }
            details={`ctb_${key.mode}_…${key.lastFour}, ${key.lastUsedAt === null ? 'never used' : `last used ${dayText(key.lastUsedAt)}`}`}
          >
            <TakeAway
              verb="Revoke"
              failure="Not revoked"
              what={key.label}
              act={() => revokeKey(key.id)}
              onDone={() => void refetch()}
            />
          </Row>
        ))}
      </Rows>
      <fieldset className="mt-6 max-w-md">
        <legend className="mb-2 text-sm font-semibold">New key</legend>
        <div className="mb-4 flex flex-wrap gap-x-6">
          {(['test', 'live'] as const).map((each) => (
            <label key={each} className="inline-flex min-h-11 items-center gap-2">
              <input type="radio" name="key-mode" checked={mode === each} onChange={() => setMode(each)} />
              {each === 'test' ? 'Test: a sample report, at no cost' : 'Live: reads the website'}
            </label>
          ))}
        </div>
        <OneFieldForm
          id="key-label"
          label="What it is for"
          button="Make key"
          failure="No key was made"
          submit={(label) => makeKey({ mode, label })}
          onDone={(key) => {
            setMade(key);
            void refetch();
          }}
          input={(props) => <TextInput maxLength={120} {...props} />}
        />
      </fieldset>
    </section>
  );
}

function Agents() {
  const { data: agents = [], refetch } = useQuery({ queryKey: ['agency-agents'], queryFn: fetchAgents });
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-xl">Agents</h2>
      <Rows empty="No agent has signed in yet. Give your agent the address above, and it asks you here.">
        {agents.map(({ id, name, email, createdAt, lastUsedAt }) => (
          <Row
            key={id}
            title={name}
            details={`Let in by ${email} on ${dayText(createdAt)}, ${lastUsedAt === null ? 'never used' : `last used ${dayText(lastUsedAt)}`}`}
          >
            <TakeAway
              verb="End access"
              failure="Access was not ended"
              what={`of ${name}`}
              act={() => endAgent(id)}
              onDone={() => void refetch()}
            />
          </Row>
        ))}
      </Rows>
    </section>
  );
}

function Webhooks() {
  const { data: hooks = [], refetch } = useQuery({ queryKey: ['agency-hooks'], queryFn: fetchHooks });
  const [secret, setSecret] = useState<string | null>(null);
  return (
    <section className="mt-12">
      <h2 className="mb-4 text-xl">Webhooks</h2>
      {secret !== null && <Secret label="Secret of the new webhook" value={secret} />}
      <Rows empty="There is no webhook yet.">
        {hooks.map((hook) => (
          <Row
            key={hook.id}
            title={hook.url}
            details={
              hook.disabledAt === null
                ? hook.events.join(', ')
                : `Off since ${dayText(hook.disabledAt)}: it did not answer`
            }
          >
            <TakeAway
              verb="Remove"
              failure="Not removed"
              what={hook.url}
              act={() => removeHook(hook.id)}
              onDone={() => void refetch()}
            />
          </Row>
        ))}
      </Rows>
      <div className="mt-6 max-w-md">
        <OneFieldForm
          id="hook-url"
          label="Address that we tell about each report"
          button="Add webhook"
          failure="The webhook was not added"
          submit={addHook}
          onDone={(hook) => {
            setSecret(hook.secret);
            void refetch();
          }}
          input={(props) => <TextInput inputMode="url" placeholder="https://example.com/hooks" {...props} />}
        />
      </div>
    </section>
  );
}
