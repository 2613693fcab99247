import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

type Asked = { projectId: string; accountId: string; askedBy: string | null; leaves: boolean };

/** Asks a team member of a held project to own it, unless they have been asked already. */
export async function askToOwn(tx: Tx, { projectId, accountId, askedBy, leaves }: Asked): Promise<void> {
  const id = newId();
  const asked = await tx
    .insertInto('project_hand_overs')
    .values({ id, project_id: projectId, account_id: accountId, asked_by: askedBy, leaves })
    .onConflict((conflict) =>
      conflict.columns(['project_id', 'account_id']).where('declined_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  if (!asked) return;
  const kind = askedBy === null ? 'owner_succession' : 'owner_hand_over';
  await beginDeadline(tx, { kind, subjectId: id, owes: { accountId }, awaitedBy: askedBy });
  await post(tx, { letter: 'owner-asked', handOverId: id }, 'product');
  await record(tx, {
    name: 'projects.ownerAsked',
    accountId,
    subject: { projectId, askedBy: askedBy ?? undefined },
  });
}
