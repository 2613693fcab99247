import type { Member } from '../actor.ts';
import type { Core } from '../core.ts';
import { post } from '../letters/post.ts';
import { openToken, type Token } from './open-token.ts';

/** As long as the codes of all our own pages. */
const seconds = 600;

/** Mails a code that confirms from within this session that its owner gives the account up. */
export async function requestDeletionCode(core: Core, member: Member): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const token = await openToken(tx, {
      kind: 'code',
      accountId: member.id,
      askedBySession: member.sessionId,
      seconds,
    });
    await post(tx, { letter: 'confirmation-code', tokenId: token.id });
    return token;
  });
}
