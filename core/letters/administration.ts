import type { Core } from '../ground/core.ts';
import type { PreparedLetter } from './prepare.ts';

/** What we wrote back to somebody, with their own words below it. */
export async function prepareContactAnswer(core: Core, answerId: string): Promise<PreparedLetter | null> {
  const found = await core.db
    .selectFrom('contact_answers as one')
    .innerJoin('contact_messages as message', 'message.id', 'one.message_id')
    .select(['one.answer', 'message.full_name', 'message.email', 'message.subject', 'message.message'])
    .select('message.created_at')
    .where('one.id', '=', answerId)
    .executeTakeFirst();
  if (!found) return null;
  const { email: to, full_name: name, subject, message, created_at: writtenAt, answer } = found;
  const contact = core.contactAddress ?? '';
  return { letter: 'contact-answer', to, name, subject, message, writtenAt, answer, contact };
}

/** Null when the account is no longer as the letter says. */
export async function prepareBlock(
  core: Core,
  { letter, accountId }: { letter: 'account-blocked' | 'account-unblocked'; accountId: string },
): Promise<PreparedLetter | null> {
  const account = await core.db
    .selectFrom('accounts')
    .select(['email', 'name', 'blocked_at', 'blocked_reason'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  if (!account || (account.blocked_at !== null) !== (letter === 'account-blocked')) return null;
  const { email: to, name, blocked_reason: reason } = account;
  const contact = core.contactAddress ?? '';
  return letter === 'account-blocked'
    ? { letter, to, name, reason: reason ?? '', contact }
    : { letter, to, name, contact };
}
