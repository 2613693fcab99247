import { record } from '#core/ground/events.ts';
import { inSeconds } from '#db/now.ts';
import { member } from '#tests/ground/builders.ts';

/** A new member leaves: a reaction to it writes the email about it. */
export async function leaveAccount(core: Parameters<typeof member>[0]): Promise<void> {
  const { id } = await member(core);
  await core.db.transaction().execute(async (tx) => {
    await tx
      .updateTable('accounts')
      .set({ leaves_at: inSeconds(3600) })
      .where('id', '=', id)
      .execute();
    await record(tx, { name: 'accounts.leaving', accountId: id });
  });
}
