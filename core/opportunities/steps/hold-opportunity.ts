import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { holdSeat } from '../../projects/steps/hold-seat.ts';
import { findOwn, type OwnRow } from '../find-own.ts';

/**
 * The opportunity, held with its project until the transaction ends, with the member's place in its team. Whatever changes
 * one holds the project first, as what ends a project does.
 * @throws Refusal `opportunity_unknown`, as strangers get; whatever an age refuses.
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
