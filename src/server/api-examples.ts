/**
 * A body that works, for each call of `/api/v1` that takes one: by method and address. What is written in capitals takes the place of an id that an earlier
 * call answered. The tests send each of them.
 */
export const apiExamples: Record<string, object> = {
  'POST /api/v1/agency': { name: 'Bright & Partners' },
  'POST /api/v1/agency/hand-over': { userId: 'USER_ID' },
  'POST /api/v1/agency/close': { name: 'Bright & Partners' },
  'POST /api/v1/members': { email: 'client@hearth-and-rye.example', role: 'client', projectId: 'PROJECT_ID' },
  'POST /api/v1/keys': {
    mode: 'test',
    label: 'Nightly run',
    scopes: ['projects:read', 'projects:write', 'assessments:read', 'assessments:write'],
    expiresInDays: 90,
  },
  'POST /api/v1/projects': {
    name: 'Hearth & Rye Bakery',
    website: 'https://www.hearth-and-rye.com',
    notifyEmail: 'owner@hearth-and-rye.com',
  },
  'POST /api/v1/projects/import': {
    csv: 'name,website\nHearth & Rye Bakery,https://www.hearth-and-rye.com\nNorth Clinic,north-clinic.com\n',
  },
  'PATCH /api/v1/projects/{id}': { brandId: 'BRAND_ID' },
  'POST /api/v1/assessments': { projectId: 'PROJECT_ID', pages: 25 },
  'POST /api/v1/brands': {
    name: 'Bright Reports',
    accent: '#7a1f3d',
    replyTo: 'hello@bright-partners.com',
    domain: 'reports.bright-partners.com',
  },
  'PATCH /api/v1/brands/{id}': { senderName: 'Ada of Bright Reports' },
  'POST /api/v1/webhooks': {
    url: 'https://hooks.bright-partners.com/citable',
    events: ['report.published', 'score.changed'],
  },
};
