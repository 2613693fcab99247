import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record } from '../ground/events.ts';
import { subjectOf } from './row.ts';
import { dropDrafts } from './steps/drop-drafts.ts';
import { holdNegotiation } from './steps/hold-negotiation.ts';

/**
 * Drops the own draft. Of an agreement that was never proposed nothing is left. Nothing happens where there is no draft.
 * @throws Refusal `agreement_unknown`
 */
export async function dropDraft(core: Core, member: Member, id: string): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const held = await holdNegotiation(tx, member, id);
    const dropped = await dropDrafts(tx, held.id, held.side);
    if (dropped.length === 0) return;
    if (held.stage === 'draft') await tx.deleteFrom('agreements').where('id', '=', held.id).execute();
    const subject = { ...subjectOf(held), party: held.side };
    await record(tx, { name: 'agreements.drafted', accountId: member.id, subject });
  });
}
