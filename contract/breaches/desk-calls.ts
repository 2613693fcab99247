import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { adminLimits } from '../administration/limits.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id } from '../ground/values.ts';
import { breachAuthorityNames, breachLists } from './limits.ts';

const listed = z.object({
  $id: z.string(),
  number: z.string(),
  happened: z.string(),
  openedAt: date,
  closedAt: date,
  affected: z.int(),
  /** Reports whose time has passed and that were not sent. */
  late: z.int(),
});
export type ListedBreach = z.infer<typeof listed>;

const breach = listed.extend({
  happenedFrom: date,
  happenedUntil: date,
  done: z.string(),
  advice: z.string(),
  mailedAt: date,
  /** How many emails wait to be sent. */
  unmailed: z.int(),
  closing: z.string(),
  countries: z.array(z.object({ country: z.string(), count: z.int() })),
  guardians: z.int(),
  reports: z.array(
    z.object({
      authority: z.enum(breachAuthorityNames),
      dueAt: date,
      draft: z.string(),
      sentAt: date,
      reference: z.string(),
      isLate: z.boolean(),
    }),
  ),
});
export type DeskBreachBody = z.infer<typeof breach>;

const staff = { access: 'administrator', right: 'rights' } as const;

export const getDeskBreaches = call({
  method: 'GET',
  path: '/admin/breaches',
  summary: 'Breaches of personal data, newest first',
  ...staff,
  params: {
    list: z.enum(breachLists, broken('choice', breachLists.join(', '))).default('open'),
    search: z.string(broken('text')).max(adminLimits.search, broken('text')).default(''),
    cursor,
  },
  answer: {
    status: 200,
    body: z.object({
      breaches: z.array(listed),
      counts: z.record(z.enum(breachLists), z.int()),
      late: z.int(),
      next: z.string(),
    }),
    about: 'A page of them',
  },
  refusals: ['general_cursor_not_found'],
});

export const getDeskBreach = call({
  method: 'GET',
  path: '/admin/breaches/:breachId',
  summary: 'One breach with the drafts of its reports; the look is written down',
  ...staff,
  foreign: 'answered',
  gone: 'breach_unknown',
  params: { breachId: id },
  answer: { status: 200, body: breach, about: 'The breach' },
  refusals: [],
});
