import { sql } from 'kysely';
import { latinDigits } from '#rules/text/digits.ts';
import type { Tx } from '../../ground/events.ts';
import { hashOfRecoveryCode } from '../recovery-codes.ts';
import { openTotpSeal, stepOf } from '../totp.ts';

export type ProofKind = 'totp' | 'recoverycode';

type Typed = { kind: ProofKind; accountId: string; code: string };

/** Uses up what was typed as the second proof of a held account. True if it was right: neither works a second time. */
export function takeProof(tx: Tx, key: Buffer, { kind, accountId, code }: Typed): Promise<boolean> {
  return kind === 'totp'
    ? takeStep(tx, key, { accountId, code })
    : takeRecoveryCode(tx, key, accountId, code);
}

/** The digits that were typed, in any script and with any blanks. */
export const digitsOf = (typed: string) => latinDigits(typed).replace(/[\s-]/g, '');

/**
 * Uses a step of one of the account's apps, or only of the `pending` one. A step at or before the newest used one is refused:
 * each works once, however many requests bring it.
 */
export async function takeStep(
  tx: Tx,
  key: Buffer,
  { accountId, code, pending }: { accountId: string; code: string; pending?: string },
): Promise<boolean> {
  const apps = await tx
    .selectFrom('factors')
    .select(['id', 'sealed', sql<number>`extract(epoch from clock_timestamp())::float8`.as('seconds')])
    .where('account_id', '=', accountId)
    .$if(pending === undefined, (all) => all.where('confirmed_at', 'is not', null))
    .$if(pending !== undefined, (all) => all.where('id', '=', pending ?? ''))
    .execute();
  const digits = digitsOf(code);
  let isRight = false;
  for (const { id, sealed, seconds } of apps) {
    const secret = openTotpSeal(key, accountId, id, sealed);
    const step = secret === null ? null : stepOf(secret, digits, seconds);
    if (step === null || isRight) continue;
    const used = await tx
      .updateTable('factors')
      .set({ last_step: step, used_at: sql<Date>`now()` })
      .where('id', '=', id)
      .where('last_step', '<', String(step))
      .returning('id')
      .executeTakeFirst();
    isRight = used !== undefined;
  }
  return isRight;
}

async function takeRecoveryCode(tx: Tx, key: Buffer, accountId: string, code: string): Promise<boolean> {
  const hash = hashOfRecoveryCode(key, accountId, code);
  const used = await tx
    .deleteFrom('recovery_codes')
    .where('account_id', '=', accountId)
    .where('code_hash', '=', hash)
    .returning('account_id')
    .executeTakeFirst();
  if (!used) return false;
  // A link back to earlier factors must not bring it back.
  await tx
    .updateTable('factor_changes')
    .set({
      before: sql`jsonb_set(before, '{codes}', (before -> 'codes') - ${hash.toString('base64')}::text)`,
    })
    .where('account_id', '=', accountId)
    .execute();
  return true;
}
