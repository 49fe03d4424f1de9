import { describe, expect, it } from 'vitest';
import { isMentioned, newsIn, readDeclaration, toldInLines, type Watched } from './vendor-types.ts';

const source = `
export type ChatModel = 'gpt-6.1-terra' | 'gpt-6.2-sol' | 'gpt-6-luna' | 'gpt-4o-2024-08-06';
export interface Call {
    /** "gone" is no value; neither is { this }. */
    status: 'completed' | 'incomplete';
    action: { type: "search" } | { type: "open_page" };
}
export declare namespace Call {
    interface Find { type: 'find_in_page'; }
}
export interface Other { status: 'unrelated'; }
export interface Tool {
    type: 'web_search';
    /**
     * Where the user is. Without it, the United
     * States.
     */
    user_location?: string | null;
}
const schema = z.union([
  z.object({ type: z.literal('x_search_call') }),
]);
`;
const watched = (declaration: string, kind: Watched['kind']): Watched => ({
  package: 'sdk',
  file: '',
  declaration,
  kind,
});
const ours = `models: ['gpt-6.1-terra', 'gpt-6-luna'], status === 'completed', type: 'web_search', 'open_page', action.type ?? 'search'`;

describe('a declaration is read', () => {
  it.each<[string, Watched['kind'], string[]]>([
    ['ChatModel', 'models', ['gpt-6.1-terra', 'gpt-6.2-sol', 'gpt-6-luna', 'gpt-4o-2024-08-06']],
    ['Call', 'values', ['completed', 'incomplete', 'search', 'open_page', 'find_in_page']],
    ['Tool', 'fields', ['type:', 'user_location: Where the user is. Without it, the United States.']],
    ['schema', 'values', ['x_search_call']],
    ['Gone', 'values', []],
  ])('%s: %s', (declaration, kind, values) => {
    expect(readDeclaration(watched(declaration, kind), source)).toEqual(values);
  });
});

describe('news', () => {
  it.each<[string, Watched['kind'], Record<string, string[]>, string[]]>([
    ['ChatModel', 'models', {}, ['gpt-6.2-sol']],
    ['ChatModel', 'models', { 'sdk ChatModel': ['gpt-6.2-sol'] }, ['gpt-4o-2024-08-06']],
    ['Call', 'values', {}, ['incomplete', 'find_in_page']],
    ['Call', 'values', { 'sdk Call': ['incomplete', 'find_in_page'] }, []],
    ['Tool', 'fields', { 'sdk Tool': ['type:'] }, ['user_location: Where the user is. Without it, the United States.']],
  ])('of %s (%s), read before: %j', (declaration, kind, before, news) => {
    const own = watched(declaration, kind);
    expect(newsIn(own, readDeclaration(own, source), ours, before)).toEqual(news);
  });

  it('is told with the others of its line: the word may be known from elsewhere', () => {
    expect(toldInLines(watched('Call', 'values'), ['completed', 'find_in_page'], source)).toEqual([
      "completed in status: 'completed' | 'incomplete';",
      'find_in_page',
    ]);
  });

  it.each([
    ['gpt-6', false],
    ['gpt-6.1-terra', true],
    ['GPT-6-luna', true],
    ['web', false],
  ])('%s is mentioned as a whole: %s', (value, expected) => {
    expect(isMentioned(value, ours)).toBe(expected);
  });
});
