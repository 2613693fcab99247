import { sql } from 'kysely';
import { agreementLimits } from '#contract/agreements/limits.ts';
import type { Core } from '../ground/core.ts';

/** Erases from where people signed, a year after the last thing that happened to the agreement. */
export async function forgetAddresses({ db }: Core): Promise<void> {
  await sql`
    delete from agreement_signature_addresses as address using agreements
    where agreements.id = address.agreement_id
      and greatest(
        agreements.begun_at, agreements.active_at, agreements.ended_at,
        (select max(at) from agreement_steps where agreement_id = agreements.id),
        (select max(at) from agreement_entries where agreement_id = agreements.id)
      ) < now() - make_interval(years => ${agreementLimits.addressKeptYears})`.execute(db);
}
