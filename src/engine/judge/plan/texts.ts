// What the plan says beside the advice of its checks, as plain data.

export const planTexts = {
  timeframes: { immediate: 'Week 1-2', short: 'Month 1-3', long: 'Month 3-6' },
  timeline: {
    weeks: 'Week 1-2: {count} step|Week 1-2: {count} steps',
    months: 'Month 1-3: {count} step|Month 1-3: {count} steps',
    quarters: 'Month 3-6: {count} step|Month 3-6: {count} steps',
  },
  nothingLeft: 'You have nothing left to win in this assessment. Keep measuring.',
  gain: 'Up to {points} of 100 points in this assessment. Points, not a promise of traffic.',
  noGain: 'No points are counted for what your plan asks. It changes what people read.',
  weekLine: '{title} ({details})',
  worth: 'up to {points} point|up to {points} points',
  seeThat: 'See that it worked: {proof}',
  begin: 'Begin: {title}',
  measureAgain: 'Measure again and compare check by check.',
  priority: '{level}: {category} has {score} of {maximum} points, {side} the modelled average of {average}.',
  side: { above: 'at or above', below: 'below' },
  remarkCategory: 'What a buyer meets',
  strengths: {
    readers: { 'AO-01': ['ChatGPT'], 'AO-02': ['Claude'], 'AO-03': ['Perplexity'], 'AO-04': ['Google', 'Bing'] },
    mayRead: 'The crawlers of {who} may read your key pages',
  },
  sameCause: {
    description:
      '{description} The same change repairs {count} more fault: {faults}.|{description} The same change repairs {count} more faults: {faults}.',
  },
  elsewhere: {
    title: 'Show where else people find you: {places}',
    places: {
      'BP-05': ['independent publications'],
      'BP-06': ['Wikidata'],
      'BP-07': ['LinkedIn'],
      'BP-08': ['X'],
      'BP-09': ['Facebook', 'Instagram'],
      'BP-10': ['reviews and listings'],
      'BP-15': ['video', 'communities'],
      'CQ-07': ['the sources of your claims'],
    },
    more: {
      'BP-05': ['more publications'],
      'BP-06': ['Wikipedia'],
      'BP-07': ['LinkedIn'],
      'BP-08': ['X'],
      'BP-09': ['Facebook', 'Instagram'],
      'BP-10': ['more reviews and listings'],
      'BP-15': ['one more channel or community'],
      'CQ-07': ['more sources of your claims'],
    },
    begun:
      'Assistants compare your site with what they read about you elsewhere. We saw links to some of it, and none to these.',
    description:
      'Assistants compare your site with what they read about you elsewhere. We saw no link to these on the pages we read.',
    proof: 'Each of these links opens your own page or the source that you name.',
  },
} as const;
