import type { ModuleKinds } from '../ground/kinds-of-module.ts';
import { twoStaff } from '../ground/proposal.ts';
import { rightsPaths } from '../rights/paths.ts';
import { nomineeTimes } from './limits.ts';

/** For whom, by whom and why. */
export type GrantEffect = { number: string; member: string; nominee: string; cause: string };

/** The names that this module declares for all other modules. */
export const nomineeKinds = {
  notifications: {
    guardian_reads: 'always',
    guardian_asks: 'always',
    guardian_erases: 'always',
    guardian_keeps: 'always',
  },
  deadlines: {
    nominee_decision: {
      days: nomineeTimes.waitDays + nomineeTimes.decideDays,
      sparesNight: false,
      canExtend: 'no',
      goesOnLate: true,
      remindsNobody: true,
      path: () => rightsPaths.rights,
      isOurs: true,
    },
  },
  refusals: {
    nominee_own: ['invalid', 'A member names another person than themself.'],
    nominees_full: ['conflict', 'A member names one person.'],
    nominee_unknown: ['not_found', 'The member has named no such person.'],
    nominee_visit_over: ['not_found', 'The code of this visit was not typed, or its hour is over.'],
    nominee_too_many: ['too_many', 'This is more than one address may ask for in a day.'],
    nominee_not_adult: ['forbidden', 'Only an adult acts for a member.'],
    nominee_request_waits: [
      'conflict',
      'Another person has asked to act for this member, or does so already.',
    ],
    nominee_again_later: ['conflict', 'The same person can ask once more 30 days after an end.'],
    nominee_request_unknown: ['not_found', 'There is no such request of the caller.'],
    nominee_not_granted: ['conflict', 'The request was not granted, or has ended.'],
    nominee_member_here: ['conflict', 'The member has given a sign: the request ends.'],
    nominee_early: ['conflict', 'Staff decide after 30 days.'],
    nominee_own_case: ['forbidden', 'Other staff decide: this one is the member or the nominee.'],
    guardian_visit_missing: ['forbidden', 'The guardian has typed no code in this browser within the hour.'],
    guardian_erases: ['conflict', 'The guardian has begun the erasing: they alone end it.'],
  },
  fieldErrors: [
    'nominee_name_length',
    'nominee_relation_missing',
    'nominee_cause_missing',
    'nominee_adult_missing',
    'nominee_outcome_missing',
    'nominee_refusal_missing',
  ],
  deskActions: [
    'nomineeRequests.listed',
    'nomineeRequest.opened',
    'nomineeRequest.documentOpened',
    'nomineeRequest.granted',
    'nomineeRequest.refused',
  ],
  proposals: { 'nominee.grant': twoStaff<GrantEffect>('rights') },
} as const satisfies ModuleKinds;
