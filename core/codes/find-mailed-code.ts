import { now } from '#db/now.ts';
import type { Core } from '../ground/core.ts';
import { minutesBetween } from '../ground/dates.ts';
import { codeOf } from '../ground/secrets.ts';

/** The content of an email with an open code. `name` is empty for an address without an account; `subject` names its use. */
export type MailedCode = {
  to: string;
  name: string;
  code: string;
  minutes: number;
  phrase: string;
  subject: string;
};

export async function findMailedCode(core: Core, codeId: string): Promise<MailedCode | null> {
  const found = await core.db
    .selectFrom('codes')
    .leftJoin('accounts', 'accounts.id', 'codes.account_id')
    .select(['codes.email', 'codes.phrase', 'codes.subject'])
    .select(['codes.created_at', 'codes.expires_at', 'accounts.name'])
    .where('codes.id', '=', codeId)
    .where('codes.expires_at', '>', now)
    .executeTakeFirst();
  if (!found) return null;
  const { email: to, name, phrase, subject, created_at: from, expires_at: until } = found;
  return {
    to,
    name: name ?? '',
    phrase,
    subject,
    code: codeOf(core.key, codeId),
    minutes: minutesBetween(from, until),
  };
}
