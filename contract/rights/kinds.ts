import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { innerRightsPaths } from './inner-paths.ts';
import { rightsTimes } from './limits.ts';

/** We owe the answer, also when it is late: no night moves the day that the law names. */
const owedByUs = {
  sparesNight: false,
  canExtend: 'no',
  goesOnLate: true,
  remindsNobody: true,
  path: ({ subjectId }: { subjectId: string }) => innerRightsPaths.request(subjectId),
  isOurs: true,
} as const;

/** The names that this module declares for all other modules. */
export const rightsKinds = {
  notifications: {
    rights_answered: 'letter',
    rights_late: 'letter',
    rights_waits: 'always',
    rights_late_at_desk: 'always',
  },
  deadlines: {
    rights_answer: { days: rightsTimes.days, ...owedByUs },
    content_complaint_answer: { days: rightsTimes.contentDays, ...owedByUs },
  },
  refusals: {
    rights_request_unknown: ['not_found', 'There is no such request of the caller.'],
    rights_not_contestable: ['conflict', 'The answer cannot be contested, or no longer.'],
    rights_not_withdrawable: ['conflict', 'The request has an answer already.'],
    rights_own: ['forbidden', 'Another administrator answers the request of an administrator.'],
    rights_same_staff: ['forbidden', 'Another administrator answers a contested request.'],
    rights_reason_unfit: ['invalid', 'A refusal has a reason of the list, and no other answer has one.'],
    rights_sign_in: ['conflict', 'The address belongs to an account: its member signs in.'],
    rights_too_many: ['too_many', 'This is more than one address may send in a day.'],
  },
  fieldErrors: [
    'rights_words_length',
    'rights_kind_missing',
    'rights_outcome_missing',
    'rights_reason_missing',
    'rights_answer_length',
  ],
  deskActions: [
    'rightsRequests.listed',
    'rightsRequest.opened',
    'rightsRequest.taken',
    'rightsRequest.answered',
  ],
} as const satisfies ModuleKinds;
