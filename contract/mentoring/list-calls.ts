import { z } from 'zod';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';

const ofMentor = { foreign: 'answered', gone: 'mentoring_mentor_unknown' } as const;

const list = z.object({
  mentorId: z.string(),
  handle: z.string(),
  name: z.string(),
  until: date,
});

export const listWaitingLists = call({
  method: 'GET',
  path: '/account/mentoring-lists',
  summary: 'The mentors of whose next slots the member wants to be told',
  access: 'adult',
  params: {},
  answer: { status: 200, body: z.object({ lists: z.array(list) }), about: 'Up to five' },
  refusals: [],
});

export const putWaitingList = call({
  method: 'PUT',
  path: '/account/mentoring-lists/:personId',
  summary: 'Be told once when the mentor has a slot, within 30 days; it reserves nothing',
  access: 'adult',
  begins: true,
  ...ofMentor,
  params: { personId: id },
  answer: { status: 204, body: null, about: 'The member waits' },
  refusals: [
    'mentoring_lists_many',
    'mentoring_list_full',
    'mentoring_list_needless',
    'mentoring_own_page',
    'mentoring_not_open',
  ],
});

export const deleteWaitingList = call({
  method: 'DELETE',
  path: '/account/mentoring-lists/:personId',
  summary: 'Leave the list of a mentor',
  access: 'member',
  foreign: 'answered',
  gone: 'answered',
  params: { personId: id },
  answer: { status: 204, body: null, about: 'The member does not wait' },
  refusals: [],
});
