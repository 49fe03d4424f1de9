import check from '#engine/judge/checks/technical-seo/ts-15-viewport.ts';
import { checkTable } from '#engine/testing/check-table.ts';
import { answers, evidence, missing, page, site } from '#engine/testing/evidence-builder.ts';

const viewport = (content: string | null) =>
  evidence({ site: site([page({ viewport: content === null ? null : { content, line: 6 } })]) });

checkTable(check, {
  'the width of the device': { evidence: viewport('width=device-width, initial-scale=1'), ratio: 1, findings: [] },
  'without blanks and with an upper limit that allows zooming': {
    evidence: viewport('Width=device-width,maximum-scale=5'),
    ratio: 1,
    findings: [],
  },
  none: { evidence: viewport(null), ratio: 0.2, findings: ['viewport-missing'] },
  'a fixed width': { evidence: viewport('width=1024'), ratio: 0.2, findings: ['viewport-fixed'] },
  'no zooming': {
    evidence: viewport('width=device-width, user-scalable=no'),
    ratio: 0.8,
    findings: ['zoom-forbidden'],
  },
  'no zooming by the scale': {
    evidence: viewport('width=device-width, maximum-scale=1.0'),
    ratio: 0.8,
    findings: ['zoom-forbidden'],
  },
  'not seen, owner says yes': {
    evidence: evidence({ site: missing('robots'), answers: answers({ mobileFriendly: 'yes' }) }),
    ratio: 0.7,
  },
  'not seen, owner unsure': {
    evidence: evidence({ site: missing('robots'), answers: answers({ mobileFriendly: 'unsure' }) }),
    ratio: null,
    outcome: 'not-measured',
  },
});
