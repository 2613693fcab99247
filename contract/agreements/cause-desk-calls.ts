import { z } from 'zod';
import { longText } from '#rules/text/params.ts';
import { call } from '../ground/call.ts';
import { cursor, date, id } from '../ground/values.ts';
import { endLimits as limits } from './end-limits.ts';
import { basedOn } from './params.ts';

/** Causes of bad leavers that were contested, as administrators rule on them. */

const contestedCause = z.object({
  id: z.string(),
  project: z.object({ slug: z.string(), name: z.string() }),
  /** The contributor; empty once they have gone. */
  person: z.string(),
  role: z.string(),
  contestedAt: z.string(),
  /** By when we rule; empty where that is not known any more. */
  dueAt: date,
  isLate: z.boolean(),
  /** The last entry of the ledger; a ruling is based on it. */
  sequence: z.int(),
  /** As the terms list it. */
  cause: z.string(),
  statedWords: z.string(),
  contestWords: z.string(),
  /** This administrator is party, owner or team member, and does not rule. */
  isOwn: z.boolean(),
});
export type ContestedCauseBody = z.infer<typeof contestedCause>;

const list = z.object({
  causes: z.array(contestedCause),
  late: z.int(),
  /** The cursor of the next page; empty on the last page. */
  next: z.string(),
});
export type ContestedCausesBody = z.infer<typeof list>;

export const getContestedCauses = call({
  method: 'GET',
  path: '/admin/contested-causes',
  summary: 'Causes of bad leavers that were contested and wait for a ruling, the longest first',
  access: 'administrator',
  right: 'disputes',
  params: { cursor },
  answer: {
    status: 200,
    body: list,
    about: 'A page of them. Each look is recorded',
  },
  refusals: ['general_cursor_not_found'],
});

export const putCauseRuling = call({
  method: 'PUT',
  path: '/admin/contested-causes/:agreementId/ruling',
  summary: 'Rule on a contested cause; both sides read the reason',
  access: 'administrator',
  right: 'disputes',
  foreign: 'answered',
  gone: 'agreement_unknown',
  params: { agreementId: id, basedOn, isUpheld: z.boolean(), reason: longText(1, limits.words) },
  answer: { status: 204, body: null, about: 'It is decided' },
  refusals: ['agreement_ruled_by_party', 'conflict', 'cause_not_claimed'],
});
