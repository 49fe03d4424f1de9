// The evidence behind the rubric that several checks cite, by short names. Where a study has no known page of its own, the report of it that was read is named.
type Source = { label: string; url: string; checkedAt: string };

/** By its short name here, or whole, where one check alone cites it. */
export type Cited = keyof typeof references | Source;

/** Sources in the order given. */
export function cite(cited: readonly Cited[]): Source[] {
  return cited.map((one) =>
    typeof one === 'string' ? { label: references[one][0], url: references[one][1], checkedAt: '2026-11-20' } : one,
  );
}

const references = {
  'AHR-1.4M26': [
    'Ahrefs, why ChatGPT cites one page over another, 1.4M prompts (2026)',
    'https://ahrefs.com/blog/why-chatgpt-cites-pages/',
  ],
  'AHR-10-26': [
    'Ahrefs, ten findings on AI search (2026), as told by Honeyb',
    'https://www.honeyb.ai/blog/ahrefs-10-ai-search-findings-decoded',
  ],
  'AHR-BRAND25': [
    'Ahrefs, AI brand visibility correlations, 75 000 brands (2025)',
    'https://ahrefs.com/blog/ai-brand-visibility-correlations/',
  ],
  'AHR-FRESH25': [
    'Ahrefs, age of 17M cited pages (2025)',
    'https://ahrefs.com/blog/do-ai-assistants-prefer-to-cite-fresh-content/',
  ],
  'AHR-SCHEMA26': [
    'Ahrefs, 1 885 pages that added schema against 4 000 controls (2026)',
    'https://ahrefs.com/blog/schema-ai-citations/',
  ],
  ANALYZE26: [
    'Analyze, 83 670 citations, customer panel (2026)',
    'https://www.tryanalyze.ai/blog/ai-visibility-index-trend-update',
  ],
  'ANT-BOTS': ['Anthropic, does Anthropic crawl data from the web', 'https://support.claude.com/en/articles/8896518'],
  'BING-CHAT23': [
    'Microsoft Bing, nocache and noarchive in its answers (2023)',
    'https://blogs.bing.com/webmaster/september-2023/Announcing-new-options-for-webmasters-to-control-usage-of-their-content-in-Bing-Chat',
  ],
  'BING-GROUND26': [
    'Microsoft Bing, elevating the role of grounding (2026)',
    'https://blogs.bing.com/search/February-2026/Elevating-the-Role-of-Grounding-on-the-AI-Web',
  ],
  'BING-WG26': [
    'Bing Webmaster Guidelines, rewritten for Copilot (2026)',
    'https://www.searchenginejournal.com/bing-adds-geo-to-official-guidelines-expands-ai-abuse-definitions/568442/',
  ],
  'CF-DEFAULT': [
    'Cloudflare, AI crawlers blocked by default (2025) and by purpose (2026)',
    'https://developers.cloudflare.com/bots/additional-configurations/block-ai-bots/',
  ],
  CHEN25: ['Chen et al., How to Dominate AI Search (2025)', 'https://arxiv.org/abs/2509.08919'],
  CITESEM: ['AI SDK, citations and sources', 'https://ai-sdk.dev/docs/ai-sdk-core/generating-text'],
  CSEO25: ['Puerto et al., C-SEO Bench, NeurIPS 2025', 'https://arxiv.org/abs/2506.11097'],
  FANG25: ['Fang et al., Do LLMs Favor Recent Content? (2025)', 'https://arxiv.org/abs/2509.11353'],
  GEO24: ['Aggarwal et al., GEO: Generative Engine Optimization, KDD 2024', 'https://arxiv.org/abs/2311.09735'],
  GEO16: ['Kumar and Palkhouski, GEO-16 (2025)', 'https://arxiv.org/abs/2509.10762'],
  GEOCITLAB: [
    'Zhang, He and Yao, From Citation Selection to Citation Absorption (2026)',
    'https://arxiv.org/abs/2604.25707',
  ],
  'GOOG-AI26': [
    'Google Search Central, optimizing for generative AI features (2026)',
    'https://developers.google.com/search/docs/fundamentals/ai-optimization-guide',
  ],
  HUANG26: ['Huang et al., Answer Bubbles (2026)', 'https://arxiv.org/abs/2603.16138'],
  INDIG26: [
    'Indig, Growth Memo, 18 012 citations (2026)',
    'https://www.growth-memo.com/p/the-science-of-how-ai-pays-attention',
  ],
  JS26: [
    'Wrenda, AI crawlers still run no JavaScript, by logs of 2024 and 2025 (2026)',
    'https://wrenda.ai/blog/ai-crawler-rendering-tiers-javascript-fetch-gap-2026',
  ],
  KAM24: ['Kamruzzaman et al., Global is Good, Local is Bad?, EMNLP 2024', 'https://arxiv.org/abs/2406.13997'],
  LH: [
    'Lighthouse, audits of the SEO category',
    'https://github.com/GoogleChrome/lighthouse/blob/main/core/config/default-config.js',
  ],
  'LH-AGENT': [
    'Lighthouse, agentic browsing',
    'https://github.com/GoogleChrome/lighthouse/blob/main/core/audits/agentic/llms-txt.js',
  ],
  'MS-AIO25': [
    'Microsoft Advertising, inclusion in AI search answers (2025)',
    'https://about.ads.microsoft.com/en/blog/post/october-2025/optimizing-your-content-for-inclusion-in-ai-search-answers',
  ],
  MUCK26: ['Muck Rack, What Is AI Reading?, 25M links (2026)', 'https://generativepulse.ai/report'],
  'OAI-BOTS': ['OpenAI, overview of crawlers', 'https://platform.openai.com/docs/bots'],
  OGP: ['The Open Graph protocol', 'https://ogp.me'],
  'PPLX-BOTS': ['Perplexity, crawlers', 'https://docs.perplexity.ai/guides/bots'],
  PROF25: ['Profound, 680M citations (2025)', 'https://www.tryprofound.com/blog/ai-platform-citation-patterns'],
  'PROF-BRAVE': [
    'Profound, overlap of Claude and Brave (2026)',
    'https://www.tryprofound.com/blog/what-is-claude-web-search-explained',
  ],
  RFC9309: ['RFC 9309, Robots Exclusion Protocol', 'https://www.rfc-editor.org/rfc/rfc9309'],
  SAGEO26: ['Kim et al., SAGEO Arena (2026)', 'https://arxiv.org/abs/2602.12187'],
  'SEER-BING': [
    'Seer, 500 ChatGPT citations in the Bing top 20',
    'https://www.seerinteractive.com/insights/87-percent-of-searchgpt-citations-match-bings-top-results',
  ],
  'SEL-CWV26': [
    'Search Engine Land, core web vitals of 107 352 pages (2026)',
    'https://searchengineland.com/core-web-vitals-ai-search-visibility-analysis-467456',
  ],
  'SEMR-CONTENT25': [
    'Semrush, 304 805 cited against 921 614 ranking URLs (2025)',
    'https://www.semrush.com/blog/content-optimization-ai-search-study/',
  ],
  'SEMR-LI26': [
    'Semrush, LinkedIn in 325 000 prompts (2026)',
    'https://www.semrush.com/blog/linkedin-ai-visibility-study/',
  ],
  'SER-CGPT25': [
    'SE Ranking, 216 524 pages in ChatGPT (2025)',
    'https://seranking.com/blog/how-to-optimize-for-chatgpt/',
  ],
  'SER-LLMS25': ['SE Ranking, llms.txt on 300 000 domains (2025)', 'https://seranking.com/blog/llms-txt/'],
  SIEL26: ['Sielinski, Quantifying Uncertainty in AI Visibility (2026)', 'https://arxiv.org/abs/2603.08924'],
  SPARK26: [
    'SparkToro and Gumshoe, 2 961 runs (2026)',
    'https://sparktoro.com/blog/new-research-ais-are-highly-inconsistent-when-recommending-brands-or-products-marketers-should-take-care-when-tracking-ai-visibility/',
  ],
  TRAKKR26: ['Trakkr, llms.txt on 37 894 domains (2026)', 'https://trakkr.ai/trakkr-research/llmstxt-effect'],
  VERCEL24: [
    'Vercel and MERJ, the rise of the AI crawler (2024)',
    'https://vercel.com/blog/the-rise-of-the-ai-crawler',
  ],
  WAN24: [
    'Wan et al., What Evidence Do Language Models Find Convincing?, ACL 2024',
    'https://arxiv.org/abs/2402.11782',
  ],
  WCOOK26: [
    'Williams-Cook, invented schema is read as text, one experiment (2026), as told by Websight',
    'https://visibility.websightdesign.ai/blog/schema-myth',
  ],
  'XAI-TOOLS': ['xAI, web and X search tools', 'https://docs.x.ai/docs/guides/tools/search-tools'],
  YEXT25: [
    'Yext, 6.8M citations (2025)',
    'https://www.yext.com/blog/2025/10/ai-citations-86-percent-of-sources-are-brand-managed',
  ],
  ZHANG25: ['Zhang et al., Source Coverage and Citation Bias (2025)', 'https://arxiv.org/abs/2512.09483'],
} as const satisfies Record<string, readonly [string, string]>;
