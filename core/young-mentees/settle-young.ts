import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { isOpenToYoung } from './is-pair-open.ts';
import { releaseClosed } from './release-closed.ts';
import { endApproval } from './steps/end-approval.ts';
import { endRequest } from './steps/end-request.ts';
import { holdRequest } from './steps/hold-request.ts';
import { areReferencesDone, makeReady } from './steps/make-ready.ts';

/** Ends, each minute, requests and approvals that have run out or lack something. */
export async function settleYoung(core: Core): Promise<void> {
  await endLapsed(core);
  await endApprovals(core);
  await bringToDesk(core);
  await releaseClosed(core);
}

/** Requests that were not sent within 14 days of the yes. */
async function endLapsed({ db }: Core): Promise<void> {
  const late = sql<boolean>`send_until <= now()`;
  const rows = await db
    .selectFrom('young_requests')
    .select('id')
    .where('state', '=', 'agreed')
    .where(late)
    .execute();
  for (const { id } of rows)
    await db.transaction().execute(async (tx) => {
      const one = await holdRequest(tx, id);
      if (one?.state === 'agreed') await endRequest(tx, one, 'lapsed');
    });
}

/** Approvals of more than 12 months, and those of mentors without page, mark or a standing of their own. */
async function endApprovals({ db }: Core): Promise<void> {
  const rows = await db
    .selectFrom('young_mentors')
    .select(['account_id', sql<boolean>`approved_until <= now()`.as('is_over')])
    .where('state', '=', 'approved')
    .where(sql<boolean>`not ${isOpenToYoung(sql.ref('young_mentors.account_id'))}`)
    .execute();
  for (const { account_id: id, is_over: isOver } of rows)
    await db
      .transaction()
      .execute((tx) => endApproval(tx, id, { state: 'ended', how: isOver ? 'lapsed' : 'lacks' }));
}

/** Mentors whose references have answered, or had their 14 days. */
async function bringToDesk({ db }: Core): Promise<void> {
  const rows = await db
    .selectFrom('young_mentors')
    .select('account_id')
    .where('state', '=', 'references')
    .where(areReferencesDone)
    .execute();
  for (const { account_id: id } of rows) await db.transaction().execute((tx) => makeReady(tx, id));
}
