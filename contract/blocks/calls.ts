import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { call } from '../ground/call.ts';
import { id } from '../ground/values.ts';

const blockedPerson = z
  .object({
    id: z.string(),
    /** `""` for a member who is not shown any more, as the handle is. */
    name: z.string(),
    handle: z.string(),
    /** `""` for a member who is not blocked. */
    blockedAt: z.string(),
  })
  .meta({ id: 'BlockedPerson' });
export type BlockedPersonBody = z.infer<typeof blockedPerson>;

const blockedPeople = z.object({
  people: z.array(blockedPerson),
  /** The value of `after` for the next page; `""` on the last page. */
  next: z.string(),
});
export type BlockedPeopleBody = z.infer<typeof blockedPeople>;

export const getBlockedPeople = call({
  method: 'GET',
  path: '/account/blocks',
  summary: 'Whom the member has blocked, the latest first',
  access: 'member',
  params: { after: z.union([z.literal(''), id], broken('cursor')).default('') },
  answer: { status: 200, body: blockedPeople, about: 'Fifty of them' },
  refusals: [],
});

export const getBlockedPerson = call({
  method: 'GET',
  path: '/account/blocks/:personId',
  summary: 'Another member whom the member knows, and whether they have blocked them',
  access: 'member',
  foreign: 'answered',
  gone: 'person_not_found',
  params: { personId: id },
  answer: { status: 200, body: blockedPerson, about: 'Who it is' },
  refusals: [],
});

export const putBlock = call({
  method: 'PUT',
  path: '/account/blocks/:personId',
  summary: 'Block a member: from now on the two do not see each other',
  access: 'member',
  foreign: 'answered',
  gone: 'person_not_found',
  params: { personId: id },
  answer: { status: 204, body: null, about: 'They are blocked, and are not told' },
  refusals: [],
});

export const deleteBlock = call({
  method: 'DELETE',
  path: '/account/blocks/:personId',
  summary: 'Unblock a member',
  access: 'member',
  foreign: 'answered',
  gone: 'answered',
  params: { personId: id },
  answer: { status: 204, body: null, about: 'The member does not block this person' },
  refusals: [],
});
