import { z } from 'zod';
import { broken } from '#rules/broken.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { sides } from '#rules/mentoring/session-states.ts';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { date, id } from '../ground/values.ts';

const outcomes = ['granted', 'refused'] as const;

const appeal = z
  .object({
    /** The id of the session. */
    $id: z.string(),
    /** Who appeals, and who says that they did not come. */
    name: z.string(),
    other: z.string(),
    side: z.enum(sides),
    startsAt: date,
    minutes: z.int(),
    words: z.string(),
    appealedAt: date,
    dueAt: date,
    isLate: z.boolean(),
    outcome: z.enum(['', ...outcomes]),
    reason: z.string(),
    /** Why this administrator cannot decide; empty where they can. */
    bar: z.enum(['', 'own']),
  })
  .meta({ id: 'NoShowAppeal' });
export type NoShowAppealBody = z.infer<typeof appeal>;

const others = { foreign: 'answered', gone: 'mentoring_appeal_unknown' } as const;

export const listNoShowAppeals = call({
  method: 'GET',
  path: '/admin/no-show-appeals',
  summary:
    'Appeals about missed sessions that wait for a decision, the first to be due before; then those decided last',
  access: 'administrator',
  right: 'disputes',
  params: {},
  answer: { status: 200, body: z.object({ appeals: z.array(appeal) }), about: 'Up to 100 of them' },
  refusals: [],
});

export const getNoShowAppeal = call({
  method: 'GET',
  path: '/admin/no-show-appeals/:sessionId',
  summary: 'An appeal about a missed session',
  access: 'administrator',
  right: 'disputes',
  ...others,
  params: { sessionId: id },
  answer: { status: 200, body: appeal, about: 'The appeal' },
  refusals: [],
});

export const putNoShowDecision = call({
  method: 'PUT',
  path: '/admin/no-show-appeals/:sessionId/decision',
  summary:
    'Grant an appeal, so that the session counts for neither, or refuse it; the member reads the reason',
  access: 'administrator',
  right: 'disputes',
  ...others,
  params: {
    sessionId: id,
    outcome: z.enum(outcomes, broken('choice', outcomes.join(', '))),
    reason: longText(3, limits.words),
  },
  answer: { status: 200, body: appeal, about: 'As it stands now' },
  refusals: ['conflict', 'mentoring_appeal_own'],
});
