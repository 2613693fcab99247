import type { Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { barTo } from '../desk-bar.ts';
import type { OpportunityRow } from '../row.ts';
import { holdWithProject } from './hold-with-project.ts';

/**
 * An opportunity as an administrator judges it, held with its project until the transaction ends.
 * @throws Refusal `opportunity_unknown`; `opportunity_own` for a member of its team
 */
export async function holdJudged(tx: Tx, administrator: Member, id: string): Promise<OpportunityRow> {
  const row = await holdWithProject(tx, id);
  if (!row) throw new Refusal('opportunity_unknown');
  if ((await barTo(tx, administrator.id, row.project_id)) === 'own') throw new Refusal('opportunity_own');
  return row;
}
