import fc, { type Arbitrary } from 'fast-check';

type Schema = Record<string, unknown>;

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const numberOf = (value: unknown, otherwise: number) => (typeof value === 'number' ? value : otherwise);

/** What people and attackers type where a text is expected. */
export const hostileText: Arbitrary<string> = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    '',
    ' ',
    '\0',
    '\ud800',
    '‮',
    '😀'.repeat(50),
    "' or 1=1 --",
    '"; drop table reports; --',
    '<script>alert(1)</script>',
    '../../etc/passwd',
    '%00',
    '{{7*7}}',
    '${7*7}',
  ),
  fc.constantFrom('-1', '0', '1e309', 'NaN', 'null', 'true', '9007199254740993', '2026-02-30', 'a'.repeat(5000)),
);

/** Texts that fit the fields our schemas describe by rules that JSON Schema cannot say; `website` never leads anywhere. */
const byName: Record<string, Arbitrary<unknown>> = {
  email: fc.constantFrom('ada@customer.example', 'o@x.example'),
  website: fc.constantFrom('https://nowhere.invalid', 'nowhere.invalid'),
  yearEstablished: fc.integer({ min: 1900, max: 2020 }),
  passcode: fc.constantFrom('kettle-Violet-77', 'plain-Hammer-41'),
  token: fc.constantFrom('x'.repeat(43)),
  linkedin: fc.constant('https://www.linkedin.com/company/x'),
  twitter: fc.constant('https://x.com/x'),
  facebook: fc.constant('https://www.facebook.com/x'),
  instagram: fc.constant('https://www.instagram.com/x'),
  sessionId: fc.constant('session_1732233600000_abc123'),
  code: fc.constant('123456'),
  amount: fc.constantFrom(99, 49, 149),
};

/** Values that the schema allows, as far as JSON Schema says it. */
export function fitting(schema: unknown, name = ''): Arbitrary<unknown> {
  if (!isSchema(schema)) return fc.jsonValue({ maxDepth: 2 });
  if (schema['const'] !== undefined) return fc.constant(schema['const']);
  if (Array.isArray(schema['enum'])) return fc.constantFrom(...schema['enum']);
  const options = schema['anyOf'] ?? schema['oneOf'];
  if (Array.isArray(options)) return fc.oneof(...options.map((option) => fitting(option, name)));
  const known = byName[name];
  if (known && schema['properties'] === undefined) return known;
  switch (schema['type']) {
    case 'object':
      return fittingObject(schema);
    case 'array':
      return fc.array(fitting(schema['items'], name), {
        minLength: Math.max(1, numberOf(schema['minItems'], 0)),
        maxLength: Math.min(numberOf(schema['maxItems'], 3), 5),
      });
    case 'integer':
      return fc.integer({
        min: Math.max(numberOf(schema['minimum'], 0), -1e9),
        max: Math.min(numberOf(schema['maximum'], 1000), 1e9),
      });
    case 'number':
      return fc.double({ min: numberOf(schema['minimum'], 0), max: numberOf(schema['maximum'], 1e6), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return fittingText(schema);
    default:
      return fc.jsonValue({ maxDepth: 2 });
  }
}

function fittingObject(schema: Schema): Arbitrary<unknown> {
  const properties = isSchema(schema['properties']) ? schema['properties'] : {};
  const required = Array.isArray(schema['required']) ? schema['required'].map(String) : [];
  const parts = Object.fromEntries(Object.entries(properties).map(([name, part]) => [name, fitting(part, name)]));
  return fc.record(parts, { requiredKeys: required.filter((name) => name in parts) });
}

function fittingText(schema: Schema): Arbitrary<string> {
  if (schema['format'] === 'uuid') return fc.uuid();
  if (schema['format'] === 'email') return fc.constant('ada@customer.example');
  if (schema['format'] === 'date-time') return fc.constant('2026-11-20T12:00:00.000Z');
  if (typeof schema['pattern'] === 'string') return patterned(schema['pattern']);
  const minLength = numberOf(schema['minLength'], 1);
  return fc.string({ minLength, maxLength: Math.max(minLength, Math.min(numberOf(schema['maxLength'], 30), 60)) });
}

function patterned(pattern: string): Arbitrary<string> {
  try {
    return fc.stringMatching(new RegExp(pattern));
  } catch {
    return fc.constant('ada@customer.example'); // a pattern that the generator cannot walk
  }
}

/** Values near what the schema allows and far from it: fields replaced, left out, added, or something else altogether. */
export function hostile(schema: unknown): Arbitrary<unknown> {
  const broken = fitting(schema).chain((value) => {
    if (!isSchema(value) || Object.keys(value).length === 0) return fc.constant(value);
    const junk = fc.oneof(hostileText, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, -1, 1e308, [], {}));
    return fc
      .tuple(fc.constantFrom(...Object.keys(value), '__proto__', 'constructor'), junk)
      .map(([name, bad]) => ({ ...value, [name]: bad }));
  });
  return fc.oneof(
    { weight: 3, arbitrary: fitting(schema) },
    { weight: 4, arbitrary: broken },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  );
}
