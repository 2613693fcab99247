import { sql } from 'kysely';
import { rosterLimits as limits } from '#contract/rosters/limits.ts';
import { now } from '#db/now.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { Refusal } from '../../ground/refusal.ts';
import type { JoinedRow } from './begin-membership.ts';

/**
 * Asks the guardian of a held account for a yes to this roster. The code is not used meanwhile: it waits within its own time.
 * Asked again by the same code, nothing changes.
 * @throws Refusal `roster_code_used`, also where the row has got another code than `codeId`; `roster_memberships_full`; `guardian_awaited`
 */
export async function askGuardianOfStudent(
  tx: Tx,
  accountId: string,
  row: JoinedRow,
  codeId: string,
): Promise<string> {
  const code = await tx
    .selectFrom('roster_codes')
    .select('id')
    .where('id', '=', codeId)
    .where('row_id', '=', row.id)
    .where('used_at', 'is', null)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  if (!code) throw new Refusal('roster_code_used', { param: 'code' });
  const guardian = await tx
    .selectFrom('guardians')
    .select('id')
    .where('account_id', '=', accountId)
    .where('confirmed', '=', true)
    .where('expires_at', '>', now)
    .executeTakeFirst();
  if (!guardian) throw new Refusal('guardian_awaited');
  const asks = await tx
    .selectFrom('roster_guardian_asks')
    .select(['id', 'organisation_id', 'code_id', 'guardian_id'])
    .where('account_id', '=', accountId)
    .execute();
  const before = asks.find((one) => one.organisation_id === row.organisation_id);
  if (before?.code_id === code.id && before.guardian_id === guardian.id) return before.id;
  if (!before && asks.length >= limits.perMember) throw new Refusal('roster_memberships_full');
  if (before) await tx.deleteFrom('roster_guardian_asks').where('id', '=', before.id).execute();
  const id = newId();
  await tx
    .insertInto('roster_guardian_asks')
    .values({
      id,
      account_id: accountId,
      organisation_id: row.organisation_id,
      row_id: row.id,
      code_id: code.id,
      guardian_id: guardian.id,
    })
    .execute();
  await post(tx, { letter: 'guardian-roster', rosterAskId: id }, 'product to anybody');
  return id;
}
