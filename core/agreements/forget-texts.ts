import { sql } from 'kysely';
import { agreementLimits } from '#contract/agreement-limits.ts';
import type { Core } from '../ground/core.ts';

/**
 * ⚖ Erases signed texts three years after the last entry of their ledger, or the last date in them; what never came into force,
 * three years after its last step. Hashes and sums stay.
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
        select from jsonb_path_query(text.document::jsonb, '$.**') as part
        where jsonb_typeof(part) = 'string' and part #>> '{}' ~ '^\\d{4}-\\d{2}-\\d{2}$'
          and part #>> '{}' > to_char(now() - make_interval(years => ${agreementLimits.textKeptYears}), 'YYYY-MM-DD')
      )`.execute(db);
}
