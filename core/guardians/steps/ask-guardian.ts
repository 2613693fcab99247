import { sql } from 'kysely';
import { now } from '#db/now.ts';
import { post } from '../../ground/emails.ts';
import { record, type Tx } from '../../ground/events.ts';
import { newId } from '../../ground/ids.ts';

/** Asks a parent or guardian to consent for a young member. The request replaces any earlier one. */
export async function askGuardian(
  tx: Tx,
  input: { accountId: string; email: string; language?: string | undefined; adultOn: string },
): Promise<void> {
  const id = newId();
  const asked = {
    id,
    // A server of the earlier version needs a value.
    name: '',
    email: input.email,
    language: input.language ?? null,
    confirmed: null,
    terms_version: null,
    answered_at: null,
    asked_at: now,
    relation: null,
    checked_with: null,
    reviewed_at: null,
    // As long as a guardian is needed, because a consent can be withdrawn at any time.
    expires_at: sql<Date>`${input.adultOn}::date::timestamptz`,
  };
  await tx
    .insertInto('guardians')
    .values({ ...asked, account_id: input.accountId, adult_on: input.adultOn })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(asked))
    .execute();
  await record(tx, { name: 'guardians.asked', accountId: input.accountId, subject: { guardianId: id } });
  await post(tx, { letter: 'guardian-request', guardianId: id }, 'page');
}
