import { sql } from 'kysely';
import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { isOpen } from './find-loss.ts';
import { lossSeconds } from './limits.ts';
import { endLoss } from './steps/end-loss.ts';
import { mailLoss } from './steps/mail-loss.ts';

/** Mails each wait a day after its last email, and once when it is over. */
export async function mailLosses(core: Core): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const due = await tx
      .updateTable('factor_losses')
      .set({ mailed_at: now })
      .where(isOpen)
      .where(
        sql<boolean>`case when ends_at <= now() then mailed_at < ends_at
          else mailed_at <= now() - make_interval(secs => ${sql.lit(lossSeconds.email)}) end`,
      )
      .returning('account_id')
      .execute();
    for (const { account_id: id } of due) await mailLoss(tx, id);
  });
}

/** Ends the waits that have lapsed, and those of accounts whose access has ended since. */
export async function endVoidLosses(core: Core): Promise<void> {
  await core.db.transaction().execute(async (tx) => {
    const ended = await tx
      .selectFrom('factor_losses')
      .innerJoin('accounts', 'accounts.id', 'factor_losses.account_id')
      .select('accounts.id')
      .where((row) =>
        row.or([
          row.not(isOpen),
          row('factor_losses.access_version', '!=', row.ref('accounts.access_version')),
        ]),
      )
      .forUpdate('accounts')
      .execute();
    for (const { id } of ended) await endLoss(tx, id);
  });
}
