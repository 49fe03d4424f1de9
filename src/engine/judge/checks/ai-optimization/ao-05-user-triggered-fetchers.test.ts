import check from '#engine/judge/checks/ai-optimization/ao-05-user-triggered-fetchers.ts';
import { crawlerTable } from '#engine/testing/crawler-table.ts';

crawlerTable(check, { agent: 'ChatGPT-User', agents: 2, blocked: 'user-fetcher-blocked' });
