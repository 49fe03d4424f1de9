// Whether somebody is signed in, as far as this browser remembers: it chooses what the header says, and opens nothing. Only the server knows.
const key = 'signed-in';
const nameKey = 'signed-in-name';
const agentKey = 'agent-waits';

export function isSignedIn(): boolean {
  return read(key) === 'yes';
}

/** How the header calls whoever is signed in. */
export function accountName(): string {
  return read(nameKey) || 'Account';
}

export function rememberSignedIn(value: boolean, firstName = ''): void {
  write(key, value ? 'yes' : null);
  write(nameKey, value && firstName !== '' ? firstName : null);
}

/** The server answered as it does to whoever is signed in. */
export function noteSignedIn(): void {
  write(key, 'yes');
}

/** The server knows of no session: said once at the sign-in when there was one before. */
export function noteSignedOut(): void {
  if (isSignedIn()) write(key, 'ended');
  write(nameKey, null);
}

export function takeSessionEnded(): boolean {
  if (read(key) !== 'ended') return false;
  write(key, null);
  return true;
}

/** An agent waits for this sign-in, which a mailed link may end in another tab. */
export function noteAgentWaits(): void {
  write(agentKey, 'yes');
}

export function takeAgentWaits(): boolean {
  const waits = read(agentKey) === 'yes';
  write(agentKey, null);
  return waits;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // prerendered, or a browser that keeps nothing
  }
}

function write(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // A browser that keeps nothing goes on saying "Sign in".
  }
}
