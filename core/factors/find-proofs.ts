import { sql } from 'kysely';
import type { Core } from '../ground/core.ts';
import type { ProofKind } from './steps/take-proof.ts';

/** Which second proofs an account has, with the database's time and the end of a challenge. */
export async function findProofs(
  { db }: Pick<Core, 'db'>,
  accountId: string,
): Promise<Record<ProofKind | 'passkey', boolean> & { time: Date; until: Date }> {
  return db
    .selectNoFrom((none) => [
      none
        .exists(
          none
            .selectFrom('factors')
            .select('id')
            .where('account_id', '=', accountId)
            .where('confirmed_at', 'is not', null),
        )
        .$castTo<boolean>()
        .as('totp'),
      none
        .exists(none.selectFrom('recovery_codes').select('account_id').where('account_id', '=', accountId))
        .$castTo<boolean>()
        .as('recoverycode'),
      none
        .exists(none.selectFrom('passkeys').select('id').where('account_id', '=', accountId))
        .$castTo<boolean>()
        .as('passkey'),
      sql<Date>`now()`.as('time'),
      sql<Date>`now() + interval '10 minutes'`.as('until'),
    ])
    .executeTakeFirstOrThrow();
}
