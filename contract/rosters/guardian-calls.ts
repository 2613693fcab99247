import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { date, id, secret } from '../ground/values.ts';

const page = z.object({
  memberName: z.string(),
  /** Whether the guardian has agreed to the account at all. */
  isGuardian: z.boolean(),
  /** A code was entered in this browser within the hour, so that a yes counts. */
  isReading: z.boolean(),
  /** Those that wait first. */
  rosters: z.array(
    z.object({
      $id: z.string(),
      organisation: z.string(),
      cohort: z.string(),
      askedAt: date,
      /** Empty while it waits. */
      agreedAt: date,
      /** Until when the code waits; empty after the yes. */
      until: date,
    }),
  ),
});
export type GuardianRostersBody = z.infer<typeof page>;

const asItStands = { status: 200, body: page, about: 'As it stands now' } as const;

export const getGuardianRosters = call({
  method: 'GET',
  path: '/guardian-requests/:requestId/rosters',
  summary: 'The institutions that a member under 18 asks to join, and those to which the guardian has agreed',
  access: 'anyone',
  foreign: 'guardian_request_not_found',
  gone: 'guardian_request_not_found',
  params: { requestId: id, secret },
  answer: asItStands,
  refusals: [],
});

/** The link stands in the body, since the code counts as much as the link. */
export const postGuardianRosterAnswer = call({
  method: 'POST',
  path: '/guardian-roster-answers',
  summary:
    'Agree that a member under 18 joins a roster, after a mailed code, or take it back by the link alone',
  access: 'anyone',
  params: { requestId: id, secret, askId: id, confirmed: z.boolean(broken('boolean')) },
  answer: { ...asItStands, status: 201 },
  refusals: [
    'guardian_request_not_found',
    'young_visit_missing',
    'roster_ask_unknown',
    'guardian_awaited',
    'opens_later',
    'roster_code_unknown',
    'roster_code_used',
    'roster_joined_already',
    'roster_memberships_full',
    'organisation_not_active',
  ],
});
