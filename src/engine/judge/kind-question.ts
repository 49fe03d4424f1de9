import { kindQuestionId } from '#engine/contract.ts';
import type { OwnerQuestion } from '#engine/contract.ts';
import type { OrganisationKind } from '#engine/evidence/site/organisation-kind.ts';

export const kindLabels: Readonly<Record<OrganisationKind, string>> = {
  'local-service': 'A local service or workshop',
  shop: 'A shop',
  software: 'A maker of software',
  maker: 'A manufacturer',
  agency: 'An agency or consultancy',
  club: 'A club or association',
  'public-body': 'A public body',
  charity: 'A charity',
  church: 'A church or congregation',
  person: 'A person who works alone',
  event: 'An event',
  course: 'A school or a course',
  clinic: 'A practice or clinic',
  restaurant: 'A restaurant, café or caterer',
  lodging: 'A hotel or other lodging',
  other: 'Something else',
};

/** Asked where neither markup nor a model says it. */
export function kindQuestion(): OwnerQuestion {
  return {
    checkId: kindQuestionId,
    kind: 'organisation',
    subject: null,
    question: 'What are you: a shop, a practice, a club …?',
    points: 0,
    candidate: null,
    choices: Object.entries(kindLabels).map(([value, label]) => ({ value, label })),
  };
}
