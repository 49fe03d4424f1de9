import { describe, expect, it } from 'vitest';
import { crawlers, tokensOf } from './crawlers.ts';

describe('the table of crawlers', () => {
  it('names each token once', () => {
    const tokens = crawlers.map((crawler) => crawler.token.toLowerCase());
    expect(new Set(tokens).size).toBe(tokens.length);
  });
  it('gives each row its vendor page and the day it was read', () => {
    for (const crawler of crawlers) {
      expect(new URL(crawler.source).protocol).toBe('https:');
      expect(crawler.checkedAt).toMatch(/^\d{4}-\d\d-\d\d$/);
    }
  });
  it('keeps the purposes of one vendor apart', () => {
    expect(tokensOf('search', 'chatgpt')).toEqual(['OAI-SearchBot']);
    expect(tokensOf('training', 'chatgpt')).toEqual(['GPTBot']);
    expect(tokensOf('user-triggered', 'claude')).toEqual(['Claude-User']);
    expect(tokensOf('search', 'perplexity')).toEqual(['PerplexityBot']);
  });
  it('invents no token for Grok', () => {
    expect(crawlers.filter((crawler) => crawler.platform === 'grok')).toEqual([]);
  });
});
