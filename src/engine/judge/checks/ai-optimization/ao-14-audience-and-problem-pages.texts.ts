import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your headings name each audience and problem that you listed',
    passed:
      'Your headings name the audience or problem that you listed|Your headings name all {count} audiences and problems that you listed',
    fail: 'We saw no heading for some audiences or problems that you named',
  },
  neutral: 'headings for your audiences and their problems',
  why: 'Buyers ask about themselves and their problem. A heading in those words matches.',
  ownTest: ['Read the headings of your key pages.', 'Look for the people whom you serve, and for their problems.'],
  notes: {
    'audience-heading': 'A title or heading has the words “{item}”.',
    'audience-reported': 'Your audience.',
  },
  says: {
    notMeasured: 'You named no audience and no problems',
    is: 'is|are',
    audiences: 'audience or problem|audiences and problems',
    reason: '{share} in a title or heading in your words.',
    question: 'Which heading of your site speaks of “{item}”?',
    reported: 'You named audiences and problems.',
  },
  advice: {
    title: 'Write for each audience and problem',
    description: 'Some of the people and problems that you named are in no heading.',
    steps: {
      section: 'Give “{value}” a section or page whose heading says so.',
      buyersWords: 'Use the buyers’ own words in the heading, and answer below it at once.',
    },
    metrics: ['Share of audiences and problems that a heading names'],
    proof: 'Press Check now. We find each one in a heading.',
  },
} as const satisfies CheckTexts;
