import { useQueryClient } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { completeAddress, problemWith } from '#quiz/steps.ts';
import { callApi } from '../api.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';
import { visibleMessage } from './visible-message.ts';

type Props = { website: string; reason: string; paymentIntentId: string; newerUnderWay: boolean };

/** Above a report whose website could not be read: why, and the address to correct, at no charge. */
export function UnreadSite({ website, reason, paymentIntentId, newerUnderWay }: Props) {
  const queryClient = useQueryClient();
  const [address, setAddress] = useState(website);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const readAgain = async (event: FormEvent) => {
    event.preventDefault();
    const complete = completeAddress(address);
    const mistake = problemWith({ label: 'Website address', type: 'url', required: true }, complete);
    setProblem(mistake);
    if (mistake !== null || isBusy) return;
    setIsBusy(true);
    try {
      await callApi('POST', `/api/report/${encodeURIComponent(paymentIntentId)}/read-again`, { website: complete });
      await queryClient.invalidateQueries({ queryKey: ['report', paymentIntentId] });
    } catch (error) {
      setProblem(visibleMessage(error));
    }
    setIsBusy(false);
  };

  return (
    <section aria-labelledby="unread-title" className="mb-10 border-y-4 border-ink py-6 print:hidden">
      <h2 id="unread-title" className="text-xl">
        We could not read <bdi>{website.replace(/^https?:\/\//, '')}</bdi>
      </h2>
      {newerUnderWay ? (
        <p role="status" className="mt-3 flex max-w-prose items-center gap-3">
          <Spinner />
          We are reading it again. The new report appears here by itself and is mailed to you.
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-prose">
            {reason}. What follows is an estimate from your answers. If the address is mistyped, correct it; if your site was down or turned us away, have it
            read again as it is. That costs nothing: the new report takes the place of this one and is mailed to you.
          </p>
          <form noValidate onSubmit={(event) => void readAgain(event)} className="mt-5 flex max-w-prose flex-wrap items-start gap-3">
            <Field id="unread-website" label="Website address" error={problem} className="min-w-0 flex-1 basis-72">
              <TextInput
                {...describedBy('unread-website', problem)}
                type="url"
                inputMode="url"
                autoComplete="url"
                value={address}
                onChange={(event) => setAddress(event.target.value)}
              />
            </Field>
            <Button type="submit" busy={isBusy} className="sm:mt-7">
              Read my website
            </Button>
          </form>
        </>
      )}
    </section>
  );
}
