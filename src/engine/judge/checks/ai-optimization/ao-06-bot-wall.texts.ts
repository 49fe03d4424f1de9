import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'No firewall turned away our requests under AI crawlers’ names',
    fail: 'A firewall seems to turn AI crawlers away',
  },
  neutral: 'your firewall’s answer to AI crawlers',
  why: 'A firewall that challenges or refuses agents keeps them out, whatever robots.txt allows.',
  comparedAs: 'A firewall that lets AI crawlers in',
  ownTest: [
    'Ask your web host for the access log of the last weeks.',
    'Look for the crawlers’ names beside an answer of 401, 403 or 429. Those are refusals.',
  ],
  emits: ['bot-challenge', 'managed-ai-block'],
  notes: {
    'agent-refused':
      'Suspected: your site answered our probe under the name {token} with {how}. It may let the real crawler in by its address. Ask your host.',
  },
  says: {
    noProbeAnswered: 'None of our requests under the crawlers’ names was answered in time',
    unknown: 'We could not tell whether a firewall protects your site',
    challenged: 'Our own crawler, which names itself, met a challenge.',
    closedByNetwork: 'The part of your robots.txt that your content network manages closes the site to AI agents.',
    ourCrawlerWasLet: 'Our crawler was let in without a challenge, and so was every probe.',
    wasRefused: 'was refused|were refused',
    probe: 'probe|probes',
    refusedWhile: '{share} while our own crawler was let in.',
    proof: 'Your site answered our probes.',
    statusByProbe: 'Status by probe',
    ourOwn: 'our own crawler was let in',
    gotChallenge: 'Our crawler got a bot challenge instead of your page.',
    managedPart: 'A part of your robots.txt that your content network manages closes the site to AI agents.',
    firewall: 'Firewall',
    aChallenge: 'a challenge',
    statusGiven: 'status {status}',
    answerToTheProbe: 'Answer to the {token} probe',
    challenge: '{status}, challenge',
  },
  advice: {
    title: 'Open the firewall to search and user agents',
    description:
      'Your firewall or content network decides before robots.txt does, and it seems to turn some agents away.',
    steps: [
      'In your content network’s bot settings, set AI search and AI agents to “allow”.',
      'Decide on training crawlers separately.',
      'Let the vendors’ crawlers in by their published address lists, not by the user agent, which anybody can copy.',
      'Press Check now.',
    ],
    resources: [
      'OpenAI’s addresses: https://openai.com/searchbot.json',
      'Anthropic’s addresses: https://claude.com/crawling/bots.json',
    ],
    metrics: ['Challenges shown to verified search agents'],
    proof: 'Press Check now. Your site lets every probe in.',
    prerequisites: ['Access to the settings of your firewall or content network'],
  },
} as const satisfies CheckTexts;
