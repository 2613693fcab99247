import { openToken, type Token } from '../codes/steps/open-token.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { post } from '../ground/letters.ts';
import { holdMember } from '../sessions/steps/hold-member.ts';

/** As long as the codes of all our own pages. */
const seconds = 600;

/** Mails a code that confirms from within this session that its owner gives the account up. */
export async function requestDeletionCode(core: Core, member: Member): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const account = await holdMember(tx, member);
    const token = await openToken(tx, {
      kind: 'code',
      account,
      askedBySession: member.sessionId,
      seconds,
    });
    await post(tx, { letter: 'confirmation-code', tokenId: token.id });
    return token;
  });
}
