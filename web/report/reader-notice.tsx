import { type SyntheticEvent, useState } from 'react';
import { messageOf } from '../board/board-store.ts';
import { call } from '../board/call.ts';
import { useBoard } from '../board/use-board.ts';
import { Button } from '../ui/button.tsx';

/** For whoever has the link and did not buy the report: that it is read only, and how its buyer proves who they are. */
export function ReaderNotice() {
  const { id, isLive, mayAct } = useBoard();
  const [said, setSaid] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  if (id === null || !isLive || mayAct) return null;
  const url = `/report/${encodeURIComponent(id)}/buyer-link`;
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setIsBusy(true);
    const words = await call<{ to: string }>('POST', `/api${url}`).then(
      ({ to }) => `We mailed the link to ${to}. Open it in this browser.`,
      messageOf,
    );
    setSaid(words);
    setIsBusy(false);
  };
  return (
    <form
      method="post"
      action={url}
      onSubmit={(event) => void send(event)}
      className="mx-auto flex max-w-page flex-wrap items-center gap-x-4 gap-y-1 px-5 py-2 text-sm print:hidden"
    >
      <p>You can read this report. Only its buyer can change it. Is it you? We mail you a link that opens the rest.</p>
      <Button type="submit" look="secondary" busy={isBusy}>
        Mail me the link
      </Button>
      <p role="status">{said}</p>
    </form>
  );
}
