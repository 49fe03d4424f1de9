import { catalogue } from '#payment/contract.ts';
import { useEffect, useState, type FormEvent } from 'react';
import { completeAddress, isWebAddress, noAddress } from '#quiz/web-address.ts';
import { messageOf } from '../board/board-store.ts';
import { call } from '../board/call.ts';
import { useBoard } from '../board/use-board.ts';
import { Button, Spinner } from '../ui/button.tsx';
import { describedBy, Field, TextInput } from '../ui/field.tsx';

export type Unread = { website: string; reason: string; newerUnderWay: boolean };

const askAgainMs = 3000;

/** Above a report whose website could not be read: why, and the address to correct, at no charge. */
export function UnreadSite({ website, reason, newerUnderWay }: Unread) {
  const { id, mayAct } = useBoard();
  const url = `/api/report/${encodeURIComponent(id ?? '')}`;
  const [address, setAddress] = useState(website);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const [isReading, setIsReading] = useState(newerUnderWay);

  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(() => {
      call<{ newerUnderWay?: boolean }>('GET', url).then(
        (state) => state.newerUnderWay === false && location.reload(),
        () => {}, // asked again in a moment
      );
    }, askAgainMs);
    return () => clearInterval(timer);
  }, [isReading, url]);

  const readAgain = async (event: FormEvent) => {
    event.preventDefault();
    const complete = completeAddress(address);
    const mistake = isWebAddress(complete) ? null : noAddress;
    setProblem(mistake);
    if (mistake !== null || isBusy) return;
    setIsBusy(true);
    try {
      await call('POST', `${url}/read-again`, { website: complete });
      setIsReading(true);
    } catch (error) {
      setProblem(messageOf(error));
    }
    setIsBusy(false);
  };

  return (
    <section aria-labelledby="unread-title" className="my-6 border-y-4 border-ink py-6 print:hidden">
      <h2 id="unread-title" className="text-xl">
        We could not read <bdi>{website.replace(/^https?:\/\//, '')}</bdi>
      </h2>
      {isReading ? (
        <p role="status" className="mt-3 flex max-w-prose items-center gap-3">
          <Spinner />
          We are reading it again. The new report appears here by itself{mayAct && ' and is mailed to you'}.
        </p>
      ) : (
        <>
          <p className="mt-3 max-w-prose">
            {reason}. What follows is an estimate from {mayAct ? 'your' : 'the owner’s'} answers.{' '}
            {mayAct
              ? `If the address is mistyped, correct it. If your site was down or turned us away, have it read again as it is. That costs nothing: the new report takes the place of this one, and we mail it to you. We read it again up to ${catalogue.assessment.repeats.readings} times.`
              : 'Its buyer can have the website read again.'}
          </p>
          {mayAct && (
            <form
              noValidate
              onSubmit={(event) => void readAgain(event)}
              className="mt-5 flex max-w-prose flex-wrap items-start gap-3"
            >
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
          )}
        </>
      )}
    </section>
  );
}
