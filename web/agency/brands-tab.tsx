import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Brand } from '#agencies/contract.ts';
import { showFailure } from '../operators/show-failure.ts';
import { Button } from '../ui/button.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { addBrand, brandClient, fetchBrands, fetchWeek, verifyDomain } from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { Row, Rows } from './rows.tsx';

/** Names and colours under which reports are handed on, and the domain that their links use. */
export function BrandsTab() {
  const { data: brands = [], refetch } = useQuery({ queryKey: ['agency-brands'], queryFn: fetchBrands });
  const { data: week } = useQuery({ queryKey: ['agency-week'], queryFn: fetchWeek });
  const [given, setGiven] = useState(nothingGiven);
  const verify = (id: string) =>
    verifyDomain(id).then(
      () => {
        showToast({ title: 'The domain is yours', description: 'New links to reports use it.' });
        void refetch();
      },
      (error: unknown) => showFailure('Not proven yet', error, 'Please try again later.'),
    );
  const giveToAll = (brandId: string) =>
    Promise.all((week?.projects ?? []).map(({ projectId }) => brandClient(projectId, brandId))).then(
      (changed) => showToast({ title: `${changed.length} clients now have this brand` }),
      (error: unknown) => showFailure('Not every client was changed', error, 'Please try again.'),
    );
  return (
    <>
      <Rows empty="Without a brand, reports carry our name.">
        {brands.map((brand) => (
          <BrandRow
            key={brand.id}
            brand={brand}
            onVerify={() => void verify(brand.id)}
            onGiveToAll={() => void giveToAll(brand.id)}
          />
        ))}
      </Rows>
      <section className="mt-8 max-w-md">
        <h2 className="mb-4 text-xl">New brand</h2>
        <OneFieldForm
          id="brand-name"
          label="Name on the reports"
          button="Add brand"
          failure="The brand was not added"
          submit={async (name) => addBrand({ name, ...(await brandOf(given)) })}
          onDone={() => {
            setGiven(nothingGiven);
            void refetch();
          }}
          input={(props) => <TextInput maxLength={120} {...props} />}
          more={
            <BrandFields given={given} logoKey={brands.length} onGive={(part) => setGiven({ ...given, ...part })} />
          }
        />
      </section>
    </>
  );
}

type BrandRowProps = { brand: Brand; onVerify: () => void; onGiveToAll: () => void };

function BrandRow({ brand, onVerify, onGiveToAll }: BrandRowProps) {
  return (
    <Row
      title={
        <>
          <span
            aria-hidden="true"
            className="mr-2 inline-block size-3 rounded-full"
            ref={(dot) => dot?.style.setProperty('background', brand.accent)}
          />
          {brand.name}
        </>
      }
      details={
        brand.domainRecord === null
          ? 'Links use our domain.'
          : brand.domainVerifiedAt === null
            ? `Add a TXT record ${brand.domainRecord.name} with the value ${brand.domainRecord.value}.`
            : `Links use ${brand.domain}.`
      }
    >
      {brand.domainRecord !== null && brand.domainVerifiedAt === null && (
        <Button look="quiet" onClick={onVerify}>
          Look for the record
        </Button>
      )}
      <Button look="quiet" onClick={onGiveToAll}>
        Use for all clients
      </Button>
    </Row>
  );
}

type BrandFieldsProps = { given: Given; logoKey: number; onGive: (part: Partial<Given>) => void };

/** What a brand may have beside its name. `logoKey`: another one empties the choice of a file. */
function BrandFields({ given, logoKey, onGive }: BrandFieldsProps) {
  return (
    <div className="mt-4 grid gap-4">
      <Field id="brand-accent" label="Colour">
        <input
          {...describedBy('brand-accent')}
          type="color"
          value={given.accent}
          onChange={(event) => onGive({ accent: event.target.value })}
          className="h-11 w-20"
        />
      </Field>
      <Field id="brand-logo" label="Logo (optional)" hint="A PNG of at most 200 kB">
        <input
          key={logoKey}
          {...describedBy('brand-logo')}
          type="file"
          accept="image/png"
          onChange={(event) => onGive({ logo: event.target.files?.[0] ?? null })}
          className="block w-full text-sm file:mr-3 file:min-h-11 file:rounded-sm file:border file:border-edge file:bg-surface file:px-4 file:font-semibold file:text-ink"
        />
      </Field>
      <Field id="brand-domain" label="Domain for links (optional)">
        <TextInput
          {...describedBy('brand-domain')}
          value={given.domain}
          placeholder="reports.example.com"
          onChange={(event) => onGive({ domain: event.target.value })}
        />
      </Field>
      <Field id="brand-sender" label="Sender of mails (optional)" hint="Without one, the name on the reports">
        <TextInput
          {...describedBy('brand-sender')}
          value={given.senderName}
          maxLength={80}
          onChange={(event) => onGive({ senderName: event.target.value })}
        />
      </Field>
      <Field id="brand-reply" label="Address for replies (optional)">
        <TextInput
          {...describedBy('brand-reply')}
          type="email"
          value={given.replyTo}
          onChange={(event) => onGive({ replyTo: event.target.value })}
        />
      </Field>
    </div>
  );
}

type Given = typeof nothingGiven;
const nothingGiven = { accent: '#1a4f8b', domain: '', senderName: '', replyTo: '', logo: null as File | null };

async function brandOf({ accent, domain, senderName, replyTo, logo }: Given) {
  const filled = (text: string) => text.trim() || null;
  const sender = filled(senderName);
  return {
    accent,
    domain: filled(domain),
    replyTo: filled(replyTo),
    ...(sender !== null && { senderName: sender }),
    logo: logo && (await base64Of(logo)),
  };
}

async function base64Of(file: File): Promise<string> {
  const letters = Array.from(new Uint8Array(await file.arrayBuffer()), (byte) => String.fromCodePoint(byte));
  return btoa(letters.join(''));
}
