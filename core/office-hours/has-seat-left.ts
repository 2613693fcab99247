import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import { isVerified } from '../verifications/verified-kinds.ts';

/** Whether the member with this id may have one more seat ahead. Offered ones count; `except` is one that does not. */
export function hasSeatLeft(memberId: RawBuilder<string>, except = ''): RawBuilder<SqlBool> {
  const { marked, unmarked } = limits.seatsAhead;
  return sql<SqlBool>`(
    select count(*) from office_hour_seats as own join office_hours as ahead on ahead.id = own.office_hour_id
    where own.mentee_id = ${memberId} and own.state in ('taken', 'offered') and own.id <> ${except}
      and ahead.state = 'announced' and ahead.starts_at > now()
  ) < case when ${isVerified(memberId)} then ${marked}::int else ${unmarked}::int end`;
}
