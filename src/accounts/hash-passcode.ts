import { deriveKey, hashPassword, verifyPassword } from '#base/secrets.ts';

/** What is stored of a user's passcode. */
export function hashPasscode(passcode: string, secretKey: string): Promise<string> {
  return hashPassword(passcode, pepper(secretKey));
}

/** About 100 ms of one core: throttle before calling. */
export function verifyPasscode(storedHash: string, passcode: string, secretKey: string): Promise<boolean> {
  return verifyPassword(storedHash, passcode, pepper(secretKey));
}

function pepper(secretKey: string): Buffer {
  return deriveKey(secretKey, 'user-passcodes');
}
