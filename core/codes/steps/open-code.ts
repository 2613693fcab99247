import type { Selectable } from 'kysely';
import { inSeconds } from '#db/now.ts';
import type { CodesTable } from '#db/tables/codes.ts';
import type { Account } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';
import { networkOf } from '../../ground/network.ts';
import { handleOf } from '../../ground/secrets.ts';

export type Code = Selectable<CodesTable>;
/** The only purpose a code is valid for. */
export type CodePurpose =
  | 'log-in'
  | 'sign-up'
  | 'change-address'
  | 'leave'
  | 'guardian'
  | 'verification'
  | 'report'
  | 'sign'
  | 'give-up'
  | 'payout'
  | 'factor-loss'
  | 'proof';

/** OWASP ASVS 5.0 6.5.5: a mailed code lives ten minutes at most; in the foreign contract 15 (CONTRACT 6.5). */
export const codeSeconds = { ours: 600, contract: 900 } as const;

export type NewCode = {
  purpose: CodePurpose;
  /** The account that the code is valid for, held; undefined if the address has none. */
  account: Account | undefined;
  /** The address to which it is mailed. */
  email: string;
  askedBy: string;
  ip?: string;
  subject?: string;
  wantedId?: string;
  phrase?: string;
  seconds?: number;
};

/** Creates a code for an email. Other open codes stay valid. */
export async function openCode(tx: Tx, { key }: Pick<Core, 'key'>, wanted: NewCode): Promise<Code> {
  const opened = await tx
    .insertInto('codes')
    .values({
      id: newId(),
      purpose: wanted.purpose,
      subject: wanted.subject ?? '',
      account_id: wanted.account?.id ?? null,
      email: wanted.email,
      handle: handleOf(key, wanted.email),
      asked_by: wanted.askedBy,
      asked_from: networkOf(wanted.ip ?? ''),
      wanted_id: wanted.wantedId ?? null,
      phrase: wanted.phrase ?? '',
      expires_at: inSeconds(wanted.seconds ?? codeSeconds.ours),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await record(tx, {
    name: 'codes.asked',
    accountId: opened.account_id,
    subject: { codeId: opened.id, purpose: opened.purpose },
  });
  return opened;
}
