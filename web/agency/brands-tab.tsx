import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { showFailure } from '../operators/show-failure.ts';
import { Button } from '../ui/button.tsx';
import { TextInput } from '../ui/field.tsx';
import { showToast } from '../ui/toast-store.ts';
import { addBrand, brandClient, fetchBrands, fetchWeek, verifyDomain } from './agency-api.ts';
import { OneFieldForm } from './one-field-form.tsx';
import { Row, Rows } from './rows.tsx';

/** Names and colours under which reports are handed on, and the domain that their links use. */
export function BrandsTab() {
  const { data: brands = [], refetch } = useQuery({ queryKey: ['agency-brands'], queryFn: fetchBrands });
  const { data: week } = useQuery({ queryKey: ['agency-week'], queryFn: fetchWeek });
  const [accent, setAccent] = useState('#1a4f8b');
  const [domain, setDomain] = useState('');
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
          <Row
            key={brand.id}
            title={
              <>
                <span aria-hidden="true" className="mr-2 inline-block size-3 rounded-full" ref={(dot) => dot?.style.setProperty('background', brand.accent)} />
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
              <Button look="quiet" onClick={() => void verify(brand.id)}>
                Look for the record
              </Button>
            )}
            <Button look="quiet" onClick={() => void giveToAll(brand.id)}>
              Use for all clients
            </Button>
          </Row>
        ))}
      </Rows>
      <section className="mt-8 max-w-md">
        <h2 className="mb-4 text-xl">New brand</h2>
        <label htmlFor="brand-accent" className="mb-1.5 block text-sm font-semibold">
          Colour
        </label>
        <input id="brand-accent" type="color" value={accent} onChange={(event) => setAccent(event.target.value)} className="mb-4 h-11 w-20" />
        <label htmlFor="brand-domain" className="mb-1.5 block text-sm font-semibold">
          Domain for links (optional)
        </label>
        <TextInput id="brand-domain" value={domain} placeholder="reports.example.com" onChange={(event) => setDomain(event.target.value)} className="mb-4" />
        <OneFieldForm
          id="brand-name"
          label="Name on the reports"
          button="Add brand"
          failure="The brand was not added"
          submit={(name) => addBrand({ name, accent, domain: domain.trim() === '' ? null : domain.trim() })}
          onDone={() => void refetch()}
          input={(props) => <TextInput maxLength={120} {...props} />}
        />
      </section>
    </>
  );
}
