import { sql } from 'kysely';
import type { SuspensionBody } from '#contract/cases/suspension-calls.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { reportablePerson } from '../people/reportable.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import type { CaseRow } from './case-rows.ts';
import { sealed } from './seal.ts';
import { appeal } from './steps/appeal.ts';
import { holdCase } from './steps/hold-case.ts';
import {
  findSuspensionCase,
  presentSuspension,
  requireSuspension,
  type Suspension,
} from './suspension-case.ts';

/**
 * Asks for another administrator's review of the suspension: once, before the deadline. Opens a case if there is none.
 * @throws Refusal `suspension_over`, `case_appeal_twice`, `case_appeal_late`
 */
export async function appealSuspension(
  core: Core,
  member: Member,
  { appeal: words }: { appeal: string },
): Promise<SuspensionBody> {
  return core.db.transaction().execute(async (tx) => {
    await holdOwnStanding(tx, member);
    const suspension = await requireSuspension(tx, member.id);
    const found = await findSuspensionCase(tx, member.id);
    const row = found ? await holdCase(tx, found.id) : await openFor(tx, member, suspension);
    await appeal(tx, member, { row, now: suspension.now, words });
    return presentSuspension(tx, core, member.id);
  });
}

/** Opens the case as if the member had been reported and the case decided when the suspension began. */
async function openFor(tx: Tx, { id }: Member, { reason }: Suspension): Promise<CaseRow> {
  const thing = await reportablePerson.seal(tx, id);
  if (!thing) throw new Error('A member without an account.');
  const decision = await tx
    .selectFrom('admin_actions')
    .select('actor_id')
    .where('subject_id', '=', id)
    .where('action', '=', 'account.suspended')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  // Read in the database, because dates of the driver are less precise.
  const suspendedAt = sql<Date>`(select suspended_at from standings where account_id = ${id})`;
  const row = await tx
    .insertInto('cases')
    .values({
      id: newId(),
      thing_kind: 'person',
      thing_id: id,
      ...sealed(thing),
      state: 'decided',
      outcome: 'suspend',
      reason,
      decided_by: decision?.actor_id ?? null,
      decided_at: suspendedAt,
      opened_at: suspendedAt,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx.insertInto('case_people').values({ case_id: row.id, account_id: id, is_judged: true }).execute();
  return row;
}
