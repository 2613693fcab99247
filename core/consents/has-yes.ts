import { type RawBuilder, sql } from 'kysely';
import { documentOfPurpose } from './purpose.ts';

/**
 * Whether data of an account may be used for a new purpose or given to a new receiver: its last answer is a yes. Under 18 only
 * the guardian's counts. `accountId` is a column.
 */
export function hasYes(accountId: RawBuilder<string>, purpose: string): RawBuilder<boolean> {
  return sql<boolean>`coalesce((
    select given and (given_by = 'guardian' or standings.adult_at <= now())
    from consents join standings on standings.account_id = consents.account_id
    where consents.account_id = ${accountId} and document = ${documentOfPurpose(purpose)}
    order by consents.id desc limit 1
  ), false)`;
}
