import check from '#engine/judge/checks/ai-optimization/ao-01-openai-search-crawler.ts';
import { crawlerTable } from '#engine/testing/crawler-table.ts';

crawlerTable(check, { agent: 'OAI-SearchBot', agents: 1, blocked: 'ai-search-crawler-blocked' });
