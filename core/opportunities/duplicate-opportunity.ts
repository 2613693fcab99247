import type { OpportunityBody } from '#contract/opportunities/shapes.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { askedAsOf, findAsked, requireFewDrafts } from './create-opportunity.ts';
import { mayDuplicate } from './policy.ts';
import { showOwn } from './show-own.ts';
import { holdOpportunity } from './steps/hold-opportunity.ts';
import { insertDraft } from './steps/insert-draft.ts';

type Asked = { opportunityId: string; key?: string | undefined };

/**
 * Creates a draft with the content of another opportunity, without its days.
 * @throws Refusal `opportunity_unknown`; `opportunity_closed` without the right, and for a removed one;
 * `opportunities_too_many`
 */
export async function duplicateOpportunity(
  core: Core,
  member: Member,
  { opportunityId, key = newId() }: Asked,
): Promise<OpportunityBody> {
  const id = await core.db.transaction().execute(async (tx) => {
    const row = await holdOpportunity(tx, member, opportunityId);
    if (!mayDuplicate(row.seat, row)) throw new Refusal('opportunity_closed');
    const askedAs = askedAsOf(member, key);
    const before = await findAsked(tx, askedAs);
    if (before) return before;
    await requireFewDrafts(tx, row.project_id);
    const said = { ...row.said, startsOn: '', closesOn: '' };
    return insertDraft(tx, { projectId: row.project_id, accountId: member.id, said, askedAs });
  });
  return showOwn(core, member, id);
}
