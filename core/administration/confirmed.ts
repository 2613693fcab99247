import { sql } from 'kysely';
import { z } from 'zod';
import { staffRights } from '#contract/ground/staff-rights.ts';
import { holdAccount } from '../accounts/steps/hold-account.ts';
import { confirmed } from '../ground/confirmed.ts';
import { record } from '../ground/events.ts';
import { isNamed, mayHold } from './policy.ts';
import { findRights } from './steps/find-rights.ts';
import { noteAction } from './steps/note-action.ts';

/** Gives an account exactly these rights of staff. */
export const rightsConfirmed = confirmed({
  kind: 'staff.rights',
  input: z.object({ accountId: z.string(), rights: z.array(z.enum(staffRights)) }),
  hold: (tx, { accountId }) => holdAccount(tx, accountId),
  async find(tx, core, { accountId, rights }) {
    const found = await findRights(tx, accountId);
    if (!found) return null;
    const { account, standing, rights: held } = found;
    const given = rights.filter((right) => !held.includes(right));
    const taken = held.filter((right) => !rights.includes(right));
    if (given.length + taken.length === 0) return null;
    const { name, email } = account;
    const isFit = mayHold(account, standing, false) && !isNamed(core, account);
    return {
      subjectId: accountId,
      personId: accountId,
      effect: { name, email, given, taken, rights },
      state: { held, isFit, email },
      barred: [accountId],
    };
  },
  async carryOut(tx, _, { proposedBy }, { accountId, rights }) {
    await tx
      .deleteFrom('staff_rights')
      .where('account_id', '=', accountId)
      .where(sql<boolean>`name <> all (${rights}::text[])`)
      .execute();
    for (const name of rights)
      await tx
        .insertInto('staff_rights')
        .values({ account_id: accountId, name })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    const detail = rights.join(', ');
    await noteAction(tx, { id: proposedBy }, { action: 'staff.changed', subjectId: accountId, detail });
    await record(tx, { name: 'staff.changed', accountId });
  },
});

export const administrationConfirmed = [rightsConfirmed];
