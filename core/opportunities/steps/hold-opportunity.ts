import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdSeat } from '../../projects/steps/hold-seat.ts';
import { findOwn, type OwnRow } from '../find-own.ts';

/**
 * The opportunity, held with its project until the transaction ends, with the member's role in its team. All changes of
 * an opportunity hold the project first, like those that end a project.
 * @throws Refusal `opportunity_unknown`, the same as for strangers; the refusals by age.
 */
export async function holdOpportunity(tx: Tx, member: Member, id: string): Promise<OwnRow> {
  const found = await tx
    .selectFrom('opportunities')
    .innerJoin('projects', 'projects.id', 'opportunities.project_id')
    .select('projects.slug')
    .where('opportunities.id', '=', id)
    .executeTakeFirst();
  await holdSeat(tx, member, found?.slug ?? '').catch(asUnknown);
  await tx.selectFrom('opportunities').select('id').where('id', '=', id).forUpdate().execute();
  const row = await findOwn(tx, member.id, id);
  if (!row) throw new Refusal('opportunity_unknown');
  return row;
}

function asUnknown(error: unknown): never {
  if (error instanceof Refusal && error.code === 'project_unknown') throw new Refusal('opportunity_unknown');
  throw error;
}
