import check from '#engine/judge/checks/ai-optimization/ao-02-anthropic-search-crawlers.ts';
import { crawlerTable } from '#engine/testing/crawler-table.ts';

crawlerTable(check, { agent: 'Claude-User', agents: 2, blocked: 'ai-search-crawler-blocked' });
