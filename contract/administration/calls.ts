import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { deskActions } from '../collected.ts';
import { call } from '../ground/call.ts';
import { staffRights } from '../ground/staff-rights.ts';
import { date } from '../ground/values.ts';

/** Names are empty once what they belong to is gone. `detail` is a reason, or what was searched for. */
const loggedAction = z.object({
  $id: z.string(),
  $createdAt: date,
  action: z.enum(deskActions),
  actor: z.object({ $id: z.string(), name: z.string() }),
  subject: z.object({ $id: z.string(), name: z.string() }).nullable(),
  detail: z.string(),
});
export type LoggedAction = z.infer<typeof loggedAction>;

const actionList = z.object({ actions: z.array(loggedAction), next: z.string() });
export type ActionListBody = z.infer<typeof actionList>;

/** Entries of the log are counted: their ids are up to 18 digits. */
const actionCursor = z
  .string()
  .regex(/^\d{1,18}$/, broken('entry'))
  .optional();

export const getActions = call({
  method: 'GET',
  path: '/admin/actions',
  summary: 'What administrators have done, the newest first',
  access: 'administrator',
  right: 'staff',
  params: { cursor: actionCursor },
  answer: { status: 200, body: actionList, about: 'A page of their log' },
  refusals: [],
});

export const getDesk = call({
  method: 'GET',
  path: '/admin/desk',
  summary: 'The rights of the caller: the parts of the desk that are open',
  access: 'administrator',
  right: 'any',
  beforeFactor: true,
  params: {},
  answer: {
    status: 200,
    body: z.object({
      rights: z.array(z.enum(staffRights)),
      /** The site is public, and the settings name no one who answers complaints. */
      lacksOfficer: z.boolean(),
    }),
    about: 'All of them for an administrator',
  },
  refusals: [],
});
