import type { CheckTexts } from '#engine/judge/checks/texts.ts';

export default {
  title: {
    pass: 'Your pages fit the screen of a phone',
    passed: 'is set up for the width of a phone|are set up for the width of a phone',
    fail: 'Some pages ignore the width of a phone',
    faultyPages: {
      'viewport-missing': '{count} key page is not set up for phones|{count} key pages are not set up for phones',
      'viewport-fixed': '{count} key page ignores the width of a phone|{count} key pages ignore the width of a phone',
      'zoom-forbidden': '{count} key page blocks zooming|{count} key pages block zooming',
    },
  },
  neutral: 'how your pages fit a phone',
  why: 'Most people open an assistant’s link on a phone.',
  comparedAs: 'Pages that fit a phone',
  ownTest: ['Open your key pages on a phone.', 'You should read them without zooming or scrolling sideways.'],
  notes: {
    'viewport-fixed': '{page} does not follow the width of the device.',
    'viewport-missing': '{page} has no viewport for phones.',
    'zoom-forbidden': '{page} keeps visitors from zooming.',
  },
  says: {
    notMeasured: 'We read no key page.',
    sets: 'sets|set',
    noneForbids: 'none forbids',
    forbids: 'forbids',
    forbid: 'forbid',
    reason: '{share} the width of the device; {which} zooming.',
    proof: '{page} follows the width of the device.',
    reported: 'You answered “{said}” to whether your site suits phones.',
  },
  advice: {
    title: 'Add a responsive viewport',
    description: 'One line in the head of each page lets the layout follow the width of the device.',
    steps: [
      'Put <meta name="viewport" content="width=device-width, initial-scale=1"> into the head of the template.',
      'Look at each page at the width of a phone.',
    ],
    resources: ['Viewport: https://developer.mozilla.org/docs/Web/HTML/Viewport_meta_tag'],
    metrics: ['Share of key pages with a viewport'],
    proof: 'Open each page on a phone. You can read it without zooming, and zooming works.',
  },
} as const satisfies CheckTexts;
