import { now } from '#db/now.ts';
import type { Core } from '../core.ts';
import { record } from '../events.ts';
import { Refusal } from '../refusal.ts';
import type { Token } from './open-token.ts';
import { useLinkToken } from './use-token.ts';

/**
 * Takes the link from a verification mail; whoever holds it need not be signed in.
 * @throws Refusal `user_not_found` or `user_invalid_token`.
 */
export async function verifyEmail(core: Core, input: { userId: string; secret: string }): Promise<Token> {
  return core.db.transaction().execute(async (tx) => {
    const account = await tx
      .selectFrom('accounts')
      .select('id')
      .where('id', '=', input.userId)
      .forUpdate()
      .executeTakeFirst();
    if (!account) throw new Refusal('user_not_found');
    const token = await useLinkToken(tx, core.key, {
      accountId: account.id,
      kind: 'verification',
      secret: input.secret,
    });
    if (!token) throw new Refusal('user_invalid_token');
    await tx
      .updateTable('accounts')
      .set({ email_verified_at: now, updated_at: now })
      .where('id', '=', account.id)
      .execute();
    await record(tx, {
      name: 'accounts.updated',
      accountId: account.id,
      subject: { attribute: 'emailVerification' },
    });
    return token;
  });
}
