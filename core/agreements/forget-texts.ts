import { sql } from 'kysely';
import { agreementLimits } from '#contract/agreement-limits.ts';
import type { Core } from '../ground/core.ts';

/**
 * ⚖ Erases signed texts three years after the last entry of their ledger, or the last date in them; what never came into force,
 * three years after its last step. All texts of an agreement go together, for each is needed to read what stands: none while units are
 * held that may still become shares or cash, or cash for them is overdue. What was said and brought with entries goes with them. Hashes and sums stay.
 */
export async function forgetTexts({ db }: Core): Promise<void> {
  await sql`
    update agreement_versions as text set document = null from agreements
    where agreements.id = text.agreement_id and text.document is not null
      and (agreements.is_settled or agreements.active_at is null)
      and greatest(
        agreements.begun_at, agreements.active_at, agreements.ended_at,
        (select max(at) from agreement_steps where agreement_id = agreements.id),
        (select max(at) from agreement_entries where agreement_id = agreements.id)
      ) < now() - make_interval(years => ${agreementLimits.textKeptYears})
      and not exists (
        select from agreement_milestones as held
        where held.agreement_id = agreements.id and held.stage = 'accepted' and held.reserved > held.gone
      )
      and not exists (
        select from agreement_late_payments as late
        where late.agreement_id = agreements.id and late.settled_at is null
      )
      and not exists (
        select from agreement_versions as dated, jsonb_path_query(dated.document::jsonb, '$.**') as part
        where dated.agreement_id = agreements.id
          and (agreements.active_at is null or dated.number <= agreements.version)
          and jsonb_typeof(part) = 'string' and part #>> '{}' ~ '^\\d{4}-\\d{2}-\\d{2}$'
          and part #>> '{}' > to_char(now() - make_interval(years => ${agreementLimits.textKeptYears}), 'YYYY-MM-DD')
      )`.execute(db);
  for (const table of ['agreement_entry_texts', 'agreement_entry_files'] as const)
    await sql`
      delete from ${sql.table(table)} as said using agreements
      where agreements.id = said.agreement_id and agreements.is_settled and not exists (
        select from agreement_versions as text
        where text.agreement_id = said.agreement_id and text.number = agreements.version
          and text.document is not null
      )`.execute(db);
}
