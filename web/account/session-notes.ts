// What the account's pages note in this browser about its session.
import { isSignedIn, notes, readNote } from './signed-in.ts';

export function rememberSignedIn(value: boolean, firstName = ''): void {
  write(notes.session, value ? 'yes' : null);
  write(notes.name, value && firstName !== '' ? firstName : null);
}

/** The server answered as it does to whoever is signed in. */
export function noteSignedIn(): void {
  write(notes.session, 'yes');
}

/** The server knows of no session: said once at the sign-in when there was one before. */
export function noteSignedOut(): void {
  if (isSignedIn()) write(notes.session, 'ended');
  write(notes.name, null);
}

export function takeSessionEnded(): boolean {
  if (readNote(notes.session) !== 'ended') return false;
  write(notes.session, null);
  return true;
}

/** An agent waits for this sign-in, which a mailed link may end in another tab. */
export function noteAgentWaits(): void {
  write(notes.agent, 'yes');
}

export function takeAgentWaits(): boolean {
  const waits = readNote(notes.agent) === 'yes';
  write(notes.agent, null);
  return waits;
}

function write(note: Parameters<typeof readNote>[0], value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(note);
    else localStorage.setItem(note, value);
  } catch {
    // A browser that keeps nothing goes on saying "Sign in".
  }
}
