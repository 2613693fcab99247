import { sql } from 'kysely';
import { agreementLimits } from '#contract/agreements/limits.ts';
import type { Core } from '../ground/core.ts';
import { letGo } from './steps/let-go.ts';
import { isPast, isStillOpen } from './text-ages.ts';

/**
 * ⚖ Erases signed texts three years after the last entry of their ledger or the last date in them, and texts that never
 * came into force three years after their last step. All texts of an agreement go together, since each is needed to read
 * the current one. If it is not settled, money is overdue, or units may still become shares or cash, they go three years
 * later, and the agreement is let go; one that cannot be let go keeps no other's texts. Statements, files and payment
 * details go too. Hashes and sums stay.
 */
export async function forgetTexts({ db }: Core): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from agreements
    where active_at is not null and let_go_at is null and ${isStillOpen} and ${isPast(agreementLimits.openTextKeptYears)}
    order by project_id, id`.execute(db);
  const faults: unknown[] = [];
  for (const { id } of rows)
    await db
      .transaction()
      .execute((tx) => letGo(tx, id))
      .catch((error) => faults.push(error));
  await sql`
    update agreement_versions as text set document = null from agreements
    where agreements.id = text.agreement_id and text.document is not null
      and (let_go_at is not null or (not ${isStillOpen} and ${isPast(agreementLimits.textKeptYears)}))`.execute(
    db,
  );
  for (const table of [
    'agreement_entry_texts',
    'agreement_entry_files',
    'agreement_payouts',
    'agreement_tax_numbers',
    'agreement_departures',
  ] as const)
    await sql`
      delete from ${sql.table(table)} as said using agreements
      where agreements.id = said.agreement_id and (agreements.is_settled or let_go_at is not null) and not exists (
        select from agreement_versions as text
        where text.agreement_id = said.agreement_id and text.number = agreements.version
          and text.document is not null
      )`.execute(db);
  if (faults.length > 0)
    throw new AggregateError(faults, `${faults.length} agreements could not be let go of.`);
}
