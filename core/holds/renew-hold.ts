import { sql } from 'kysely';
import type { DeskHoldBody } from '#contract/holds/desk-calls.ts';
import { propose } from '../administration/steps/propose.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { holdRenewed } from './confirmed.ts';
import { requireHold } from './steps/require-hold.ts';
import { showHold } from './steps/show-hold.ts';

/**
 * Proposes that a confirmed hold stands for so many days from now, for other staff to confirm. Until they decide it keeps its
 * rows, also after its time. One that stands as long already stays as it is, and one that ends
 * with its case no longer does.
 * @throws Refusal `hold_unknown`, `hold_own`; `conflict` unless it is active; `proposal_waits`
 */
export async function renewHold(
  core: Core,
  staff: Member,
  { holdId, days }: { holdId: string; days: number },
): Promise<DeskHoldBody> {
  return core.db.transaction().execute(async (tx) => {
    const row = await requireHold(tx, staff, holdId);
    if (row.state !== 'active' || row.until <= row.now) throw new Refusal('conflict');
    const until = await findLonger(tx, holdId, days);
    if (until && !(await isProposed(tx, { holdId, days })))
      await propose(tx, core, staff, holdRenewed, {
        input: { holdId, days, until },
        reason: row.reason,
        tellsPerson: !row.is_secret,
      });
    return showHold(tx, staff, holdId);
  });
}

async function findLonger(tx: Tx, holdId: string, days: number): Promise<string | undefined> {
  const until = sql<Date>`now() + make_interval(days => ${days}::int)`;
  const found = await tx
    .selectFrom('holds')
    .select(sql<string>`(${until})::text`.as('until'))
    .where('id', '=', holdId)
    .where((row) => row.or([row('until', '<', until), row('ends_with_case', '=', true)]))
    .executeTakeFirst();
  return found?.until;
}

/** The form was sent twice. @throws Refusal `proposal_waits` where another length is proposed */
async function isProposed(tx: Tx, { holdId, days }: { holdId: string; days: number }): Promise<boolean> {
  const waiting = await tx
    .selectFrom('staff_proposals')
    .select('input')
    .where('kind', '=', holdRenewed.kind)
    .where('subject_id', '=', holdId)
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  if (!waiting) return false;
  if (holdRenewed.input.parse(waiting.input).days !== days) throw new Refusal('proposal_waits');
  return true;
}
