import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { releaseAllAbout } from '../../deadlines/steps/release-all-about.ts';
import { record, type Tx } from '../../ground/events.ts';
import { noteCofounder } from '../../projects/steps/note-cofounder.ts';
import { type HeldTitle, partOf } from './hold-title.ts';

type End = { state: 'given' | 'declined' | 'ended'; accountId?: string | null };

/** Ends a held proposal. */
export async function endTitle(tx: Tx, one: HeldTitle, { state, accountId = null }: End): Promise<void> {
  const { id, project_id: projectId } = one;
  await tx.updateTable('cofounder_titles').set({ state, ended_at: now }).where('id', '=', id).execute();
  await releaseAllAbout(tx, id);
  if (state === 'given') await noteCofounder(tx, { projectId, accountId: one.account_id, isOne: true });
  await record(tx, { name: `cofounderTitles.${state}`, accountId, subject: { projectId, titleId: id } });
}

/** Gives the title once everyone has accepted who has to. */
export async function giveIfAccepted(tx: Tx, one: HeldTitle, accountId: string | null): Promise<void> {
  const waits = await tx
    .selectFrom('cofounder_title_answers')
    .select('account_id')
    .where('title_id', '=', one.id)
    .where('accepted_at', 'is', null)
    .limit(1)
    .executeTakeFirst();
  if (!waits) await endTitle(tx, one, { state: 'given', accountId });
}

/** One who has to accept no more: a co-founder who left or is suspended. */
export async function letOff(tx: Tx, one: HeldTitle, accountId: string): Promise<void> {
  const gone = await sql`
    delete from cofounder_title_answers
    where title_id = ${one.id} and account_id = ${accountId} and accepted_at is null returning account_id`.execute(
    tx,
  );
  if (gone.rows.length === 0) return;
  await releaseDeadline(tx, 'cofounder_title', partOf(one.id, accountId));
  await giveIfAccepted(tx, one, null);
}
