import { bySession } from '../../codes/asked-by.ts';
import { type Code, openCode } from '../../codes/steps/open-code.ts';
import type { Account, Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { post } from '../../ground/emails.ts';
import type { Tx } from '../../ground/events.ts';
import type { VerificationRow } from '../row.ts';

/** Mails a code to the address of a request, valid for this request alone. */
export async function mailAddressCode(
  tx: Tx,
  core: Pick<Core, 'key'>,
  { member, account }: { member: Member; account: Account },
  { id, email }: Pick<VerificationRow, 'id' | 'email'>,
): Promise<Code> {
  const askedBy = bySession(member);
  const code = await openCode(tx, core, { purpose: 'verification', subject: id, account, email, askedBy });
  const { interface_language: language } = account;
  await post(tx, { letter: 'verification-code', codeId: code.id, language }, 'page');
  return code;
}
