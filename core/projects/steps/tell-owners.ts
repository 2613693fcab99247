import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';

type AboutRemoval = {
  letter: 'project-removed' | 'project-put-back' | 'project-stays-removed';
  removalId: string;
};

/** Sends an email to each owner of a held project. */
export async function tellOwners(tx: Tx, projectId: string, email: AboutRemoval): Promise<void> {
  const owners = await tx
    .selectFrom('project_members')
    .select('account_id')
    .where('project_id', '=', projectId)
    .where('is_owner', '=', true)
    .execute();
  for (const { account_id: accountId } of owners) await post(tx, { ...email, accountId }, 'product');
}
