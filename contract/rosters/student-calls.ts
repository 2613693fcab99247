import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { id, secret } from '../ground/values.ts';
import { rosterTicks } from './limits.ts';
import { codeOffer, membership, membershipRow } from './shapes.ts';

const own = { foreign: 'roster_membership_unknown', gone: 'roster_membership_unknown' } as const;
const code = secret;
const choices = broken('choice', rosterTicks.join(', '));
const ticks = z.array(z.enum(rosterTicks, choices), choices).max(rosterTicks.length, choices);
const guessing = ['roster_code_unknown', 'roster_code_used', 'general_rate_limit_exceeded'] as const;

export const listMemberships = call({
  method: 'GET',
  path: '/account/roster-memberships',
  summary: 'The memberships of the member as a student',
  access: 'consented',
  params: {},
  answer: {
    status: 200,
    body: z.object({ memberships: z.array(membershipRow) }),
    about: 'The newest first',
  },
  refusals: [],
});

export const postRosterCode = call({
  method: 'POST',
  path: '/account/roster-codes',
  summary: 'Read what an institution holds by a code, and what it will see; nothing is joined yet',
  access: 'consented',
  params: { code },
  answer: { status: 200, body: codeOffer, about: 'What the code leads to' },
  refusals: [...guessing, 'opens_later'],
});

export const postMembership = call({
  method: 'POST',
  path: '/account/roster-memberships',
  summary:
    'Join by a code, with the ticks that the member has set; sent again, the same membership is answered',
  access: 'consented',
  begins: true,
  params: { code, ticks: ticks.default([]) },
  answer: { status: 201, body: membership, about: 'The membership, or one that waits for a yes' },
  refusals: [
    ...guessing,
    'roster_joined_already',
    'roster_memberships_full',
    'roster_ticks_closed',
    'organisation_not_active',
    'opens_later',
    'guardian_awaited',
  ],
});

export const postRosterObjection = call({
  method: 'POST',
  path: '/account/roster-objections',
  summary: 'Say that another member used the own code; a coordinator can free the row',
  access: 'consented',
  params: { code },
  answer: { status: 204, body: null, about: 'The coordinators are told' },
  refusals: ['roster_code_unknown', 'general_rate_limit_exceeded'],
});

export const getMembership = call({
  method: 'GET',
  path: '/account/roster-memberships/:membershipId',
  summary: 'One membership: what the institution holds and sees, and who looked',
  access: 'consented',
  ...own,
  params: { membershipId: id },
  answer: { status: 200, body: membership, about: 'The membership' },
  refusals: [],
});

export const putRosterTicks = call({
  method: 'PUT',
  path: '/account/roster-memberships/:membershipId/ticks',
  summary: 'Say what the institution may see beyond its roster, from the next request on',
  access: 'adult',
  ...own,
  params: { membershipId: id, ticks },
  answer: { status: 200, body: membership, about: 'The membership as it stands now' },
  refusals: ['roster_ticks_closed'],
});

export const deleteMembership = call({
  method: 'DELETE',
  path: '/account/roster-memberships/:membershipId',
  summary: 'Leave the institution, from the next request on',
  access: 'consented',
  ...own,
  params: { membershipId: id },
  answer: { status: 204, body: null, about: 'The membership has ended' },
  refusals: [],
});
