// Whether somebody is signed in, as far as this browser remembers: it chooses what the header says, and opens nothing. Only the server knows.
// Every page fetches this; what only the account's own pages need is in session-notes.ts.
export const notes = { session: 'signed-in', name: 'signed-in-name', agent: 'agent-waits' } as const;
type Note = (typeof notes)[keyof typeof notes];

export function isSignedIn(): boolean {
  return readNote(notes.session) === 'yes';
}

/** How the header calls whoever is signed in. */
export function accountName(): string {
  return readNote(notes.name) || 'Account';
}

export function readNote(note: Note): string | null {
  try {
    return localStorage.getItem(note);
  } catch {
    return null; // prerendered, or a browser that keeps nothing
  }
}
