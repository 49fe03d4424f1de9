/** Why a passcode would be among the first guesses, as a sentence for its owner; null when it would not. */
export function whyGuessable(passcode: string, owner: { email: string; firstName: string; lastName: string }): string | null {
  const code = passcode.normalize('NFKC').toLowerCase();
  if (new Set(code).size < 3 && code.length < 12) return 'Please choose a passcode with at least three different characters.';
  if (isRun(code)) return 'Please choose a passcode that is not a row of neighbouring letters, digits or keys.';
  if (isRepeated(code)) return 'Please choose a passcode that is not one short piece repeated.';
  if (isDate(code)) return 'Please choose a passcode that is not a year or a date.';
  if (common.has(code) || common.has(code.replace(/[\d!.?*_-]+$/, ''))) return 'This passcode is one of the most common ones. Please choose another.';
  const own = [...owner.email.toLowerCase().split(/[^\p{L}\p{N}]+/u), owner.firstName.toLowerCase(), owner.lastName.toLowerCase()];
  const bare = code.replace(/[\d!.?*_-]+$/, '');
  if (own.some((part) => part.length > 2 && (part === code || part === bare)))
    return 'Please choose a passcode that is not part of your name or e-mail address.';
  return null;
}

const rows = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'qwertzuiop',
  'yxcvbnm',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb',
  '147258369',
  '159753',
];

function isRun(code: string): boolean {
  const backwards = Array.from(code).toReversed().join('');
  return rows.some((row) => row.includes(code) || row.includes(backwards));
}

function isRepeated(code: string): boolean {
  return /^(.{1,4})\1+$/u.test(code) && code.length < 12;
}

/** Years from 1900 to 2099, and days written with digits only or with separators. */
function isDate(code: string): boolean {
  const digits = code.replaceAll(/[-./]/g, '');
  if (!/^\d+$/.test(digits)) return false;
  if (digits.length === 4) return /^(19|20)\d\d$/.test(digits);
  const isDay = (day: string, month: string) => Number(day) >= 1 && Number(day) <= 31 && Number(month) >= 1 && Number(month) <= 12;
  const [a, b, c] = [digits.slice(0, 2), digits.slice(2, 4), digits.slice(4)];
  if (digits.length === 6) return isDay(a, b) || isDay(b, a) || isDay(c, b);
  if (digits.length !== 8) return false;
  return (/^(19|20)/.test(c) && (isDay(a, b) || isDay(b, a))) || (/^(19|20)/.test(digits) && isDay(digits.slice(6), digits.slice(4, 6)));
}

// What is tried first, beyond what the rules above already refuse: the heads of published lists of PINs and passwords.
const common = new Set(
  `1004 1313 2580 0852 1122 1342 5683 7410 8520 9630 4321 1379 7531 2468 8642 1357 9753 2684 1470 3690 0987 2323 1010 6969 4200 0420 0007 1007 2332 1236 3214 7894 5678 6789 4567 3456
  admin administrator angel anthony apple asdf ashley azerty baby bailey banana baseball batman biteme blink182 bonjour buster butterfly charlie cheese chelsea chocolate
  code computer cookie daniel default dragon eminem family flower football freedom friends fuckyou guest hallo hannah hello hockey hottie hunter iloveyou internet jennifer jessica jesus jordan
  joshua justin killer king letmein liverpool login love loveme lovely lovers maggie magic master matrix matthew michael michelle monkey mustang naruto nicole ninja nothing orange
  open p@ss p@ssw0rd p@ssword pass passcode passw0rd password pepper pokemon poop prince princess purple qazwsx qwer qwerty root samsung secret sexy shadow silver soccer sophie
  starwars summer sunshine superman superstar sweet taylor tequiero test thomas thunder tigger tinkle trustno1 user wasd welcome whatever winter yellow zaq12wsx zaq1 zxcv abcd1234 a1b2c3 a1b2c3d4 1a2b3c 1q2w3e 1q2w3e4r 1q2w 123abc abc123 123qwe qwe123`.split(
    /\s+/,
  ),
);
