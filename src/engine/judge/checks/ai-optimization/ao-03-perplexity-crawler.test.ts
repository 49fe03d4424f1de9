import check from '#engine/judge/checks/ai-optimization/ao-03-perplexity-crawler.ts';
import { crawlerTable } from '#engine/testing/crawler-table.ts';

crawlerTable(check, { agent: 'PerplexityBot', agents: 1, blocked: 'ai-search-crawler-blocked' });
