import check from '#engine/judge/checks/ai-optimization/ao-04-search-index-crawlers.ts';
import { crawlerTable } from '#engine/testing/crawler-table.ts';

crawlerTable(check, { agent: 'Bingbot', agents: 2, blocked: 'search-index-crawler-blocked' });
