import { holdInOrder } from '../../accounts/steps/hold-in-order.ts';
import { holdOffBlocks } from '../../blocks/steps/hold-unblocked.ts';
import type { Tx } from '../../ground/events.ts';
import type { IntroductionTo } from '../../ground/introduction-purpose.ts';
import type { Receiver } from '../row.ts';

/**
 * Locks both sides until the transaction ends: their accounts, of a project those of its owners, in the one order. Then no block
 * begins between the asker and a member, and the project stays as published as it is. The owners of a shown project share its limits.
 */
export async function holdSides(
  tx: Tx,
  { askerId, to, shownSlug = '' }: { askerId: string | null; to: Receiver; shownSlug?: string },
): Promise<IntroductionTo> {
  const asker = [...(askerId === null ? [] : [askerId]), ...(await findOwnersOfShown(tx, shownSlug))];
  if (to.kind === 'member') {
    await holdInOrder(tx, [...asker, to.accountId]);
    if (askerId !== null) await holdOffBlocks(tx, askerId, to.accountId);
    return to;
  }
  await holdInOrder(tx, [...asker, ...(await findOwners(tx, to.projectId))]);
  await tx.selectFrom('projects').select('id').where('id', '=', to.projectId).forShare().executeTakeFirst();
  return { ...to, ownerIds: await findOwners(tx, to.projectId) };
}

async function findOwners(tx: Tx, projectId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .orderBy('account_id')
    .execute();
  return rows.map((row) => row.account_id);
}

async function findOwnersOfShown(tx: Tx, slug: string): Promise<string[]> {
  if (slug === '') return [];
  const project = await tx.selectFrom('projects').select('id').where('slug', '=', slug).executeTakeFirst();
  return project ? findOwners(tx, project.id) : [];
}
