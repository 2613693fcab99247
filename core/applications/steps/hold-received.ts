import { holdUnblocked } from '../../blocks/steps/hold-unblocked.ts';
import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { OwnRow } from '../../opportunities/find-own.ts';
import { holdOpportunity } from '../../opportunities/steps/hold-opportunity.ts';
import { type ApplicationRow, rowOf } from '../row.ts';

/**
 * An application to a project that the member owns, held until the transaction ends.
 * @throws Refusal `application_unknown`, also for a team member who does not own the project, for the applicant, and with a
 * block between the two; refusals because of age
 */
export async function holdReceived(
  tx: Tx,
  member: Member,
  id: string,
): Promise<{ one: ApplicationRow; offered: OwnRow }> {
  const found = await tx
    .selectFrom('applications')
    .select(['opportunity_id', 'account_id'])
    .where('id', '=', id)
    .executeTakeFirst();
  const offered = await holdOpportunity(tx, member, found?.opportunity_id ?? '').catch(asUnknown);
  if (!offered.seat.is_owner || !found) throw new Refusal('application_unknown');
  if (found.account_id === member.id) throw new Refusal('application_unknown');
  if (!(await holdUnblocked(tx, member.id, found.account_id))) throw new Refusal('application_unknown');
  const row = await tx
    .selectFrom('applications')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw new Refusal('application_unknown');
  return { one: rowOf(row), offered };
}

function asUnknown(error: unknown): never {
  if (error instanceof Refusal && error.code === 'opportunity_unknown')
    throw new Refusal('application_unknown');
  throw error;
}
