import { setSecondProof } from '../../accounts/steps/set-second-proof.ts';
import type { Account, Member } from '../../ground/actor.ts';
import type { Tx } from '../../ground/events.ts';
import { endAccess } from '../../sessions/steps/end-access.ts';
import { noteProof } from '../../sessions/steps/note-proof.ts';
import { renewSecret } from '../../sessions/steps/renew-secret.ts';
import { writeRecoveryCodes } from './write-recovery-codes.ts';

/** The codes and the session's new secret come with the first factor alone. */
export type BegunFactors = { codes: string[]; secret: string | null };

/**
 * A held account has got a factor just now. With the first one every log-in needs one: all other sessions were opened without
 * it and end, log-ins under way too, and this session gets another secret.
 */
export async function beginFactors(
  tx: Tx,
  key: Buffer,
  { account, member, kind }: { account: Account; member: Member; kind: 'totp' | 'passkey' },
): Promise<BegunFactors> {
  await noteProof(tx, member.sessionId, account.mfa_since ? undefined : kind);
  if (account.mfa_since) return { codes: [], secret: null };
  await setSecondProof(tx, account.id, 'now');
  const codes = await writeRecoveryCodes(tx, key, account.id);
  await endAccess(tx, account, { except: member.sessionId });
  return { codes, secret: await renewSecret(tx, member) };
}
