import { now } from '#db/now.ts';
import { holdAccountInUse } from '../accounts/steps/hold-account.ts';
import { accountOf, type Tx } from '../ground/events.ts';
import { ownerPermissions } from '../ground/permissions.ts';
import { reaction } from '../ground/reaction.ts';
import { holdStanding } from '../standings/steps/hold-standing.ts';
import { emptied } from './needed.ts';
import { recordProfile } from './steps/record-profile.ts';

export const profileReactions = [
  reaction({
    name: 'profiles:keep-needed',
    to: ['standings.childFound'],
    run: (tx, event) => keepNeeded(tx, accountOf(event)),
  }),
];

/** Keeps one profile of a child who waits for a guardian, with only the fields that are needed to ask. */
async function keepNeeded(tx: Tx, ownerId: string): Promise<void> {
  // The account first, as everywhere: an update of the profile may change the standing.
  await holdAccountInUse(tx, ownerId);
  if ((await holdStanding(tx, ownerId))?.age !== 'waiting') return;
  const rows = await tx
    .selectFrom('profiles')
    .selectAll()
    .where('owner_id', '=', ownerId)
    .orderBy('sequence')
    .forUpdate()
    .execute();
  const own = rows.find((row) => row.account_id === ownerId);
  for (const row of rows) {
    if (row !== own) {
      await tx.deleteFrom('profiles').where('id', '=', row.id).execute();
      await recordProfile(tx, 'deleted', row);
      continue;
    }
    const kept = await tx
      .updateTable('profiles')
      .set({ ...emptied, permissions: ownerPermissions(ownerId), updated_at: now })
      .where('id', '=', row.id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await recordProfile(tx, 'updated', kept, row);
  }
}
