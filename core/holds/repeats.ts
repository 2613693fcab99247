import { sql } from 'kysely';
import { changed, type Repeat } from '../ground/repeat.ts';
import { holdableTables } from '../ground/table-rule.ts';

/**
 * A hold that the backup does not know keeps its tables, and is secret where an order forbids to tell the person. Where the journal is
 * of the version before, which says neither, it keeps all that a hold can keep, secretly. One that the backup knows stands as long as it
 * was renewed to, is told where it has been told, and is confirmed where it was so since.
 */
export const holdRepeats: Repeat[] = [
  {
    kind: 'hold',
    repeat: async (tx, placed, { lostHoldReason }) => {
      const known = holdableTables();
      const tables = [...new Set(Object.entries(known).flatMap(([table, others]) => [table, ...others]))];
      return changed(
        tx,
        sql`insert into holds
              (id, account_id, addresses, tables, reason, is_secret, state, proposed_at, confirmed_at, until)
            select ended.subject, ended.object,
              case when accounts.email_verified_at is null then array[]::text[] else array[accounts.email] end,
              case when ended.hold is null then ${tables}::text[]
                else array(select jsonb_array_elements_text(ended.hold -> 'tables')) end,
              ${lostHoldReason}, coalesce((ended.hold ->> 'isSecret')::boolean, true), 'active', ended.at, ended.at, ended.until
            from ${placed} join accounts on accounts.id = ended.object
            where ended.until > now()
            on conflict (id) do update set until = greatest(holds.until, excluded.until), state = 'active',
              confirmed_at = coalesce(holds.confirmed_at, excluded.confirmed_at),
              is_secret = holds.is_secret and (excluded.is_secret or holds.is_by_report)
              where holds.ended_at is null`,
      );
    },
  },
];
