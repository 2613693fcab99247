import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import { tryEach } from '../ground/try-each.ts';
import { isOpenToYoung } from './is-pair-open.ts';
import { releaseClosed } from './release-closed.ts';
import { endApproval } from './steps/end-approval.ts';
import { endRequest } from './steps/end-request.ts';
import { holdRequest } from './steps/hold-request.ts';
import { areReferencesDone, makeReady } from './steps/make-ready.ts';

/** Ends, each minute, requests and approvals that have run out or lack something. One that fails stops no other. */
export async function settleYoung(core: Core): Promise<void> {
  const steps = [(all: Core) => releaseClosed(all), endLapsed, endApprovals, bringToDesk];
  await tryEach<(core: Core) => Promise<unknown>>(steps, (step) => step(core), {
    failed: 'requests or approvals under 18 did not end.',
  });
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
  const end = ({ id }: { id: string }) =>
    db.transaction().execute(async (tx) => {
      const one = await holdRequest(tx, id);
      if (one?.state === 'agreed') await endRequest(tx, one, 'lapsed');
    });
  await tryEach(rows, end, { failed: 'requests did not lapse.' });
}

/** Approvals of more than 12 months, and those of mentors without page, mark or a standing of their own. */
async function endApprovals({ db }: Core): Promise<void> {
  const rows = await db
    .selectFrom('young_mentors')
    .select(['account_id', sql<boolean>`approved_until <= now()`.as('is_over')])
    .where('state', '=', 'approved')
    .where(sql<boolean>`not ${isOpenToYoung(sql.ref('young_mentors.account_id'))}`)
    .execute();
  const end = ({ account_id: id, is_over: isOver }: (typeof rows)[number]) =>
    db.transaction().execute((tx) => endApproval(tx, id, { how: isOver ? 'lapsed' : 'lacks' }));
  await tryEach(rows, end, { failed: 'approvals did not end.' });
}

/** Mentors whose references have answered, or had their 14 days. */
async function bringToDesk({ db }: Core): Promise<void> {
  const rows = await db
    .selectFrom('young_mentors')
    .select('account_id')
    .where('state', '=', 'references')
    .where(areReferencesDone)
    .execute();
  const bring = ({ account_id: id }: { account_id: string }) =>
    db.transaction().execute((tx) => makeReady(tx, id));
  await tryEach(rows, bring, { failed: 'mentors did not come to the desk.' });
}
