import { sql } from 'kysely';
import type { DiagnosisTopic } from '#contract/cofounders/find-calls.ts';
import { startMonths } from '#contract/cofounders/limits.ts';
import type { SearchSaid } from '#contract/cofounders/shapes.ts';
import type { Db } from '#db/connect.ts';
import { allStages, bigMask, stageBit } from './masks.ts';

type Row = {
  said: SearchSaid;
  musts: number;
  nices: number;
  hours: number;
  least_hours: number;
  mode: number;
  months: number;
  splits: number;
  met_by: number;
  never_remote: boolean;
  country: string;
  x: number;
  y: number;
  z: number;
  near: number;
  field: string;
  ask_field: string;
  languages: string;
  skills: string;
  ask_skills: string;
  start_by: string;
  months_until_start: number | null;
  never_bits: { value: string; bit: number }[] | null;
};

/** The reader's search as it is compared with all others. Masks are those of the database. */
export type OwnSide = {
  id: string;
  said: SearchSaid;
  musts: number;
  nices: number;
  hours: number;
  leastHours: number;
  mode: number;
  splits: number;
  metBy: number;
  neverRemote: boolean;
  country: string;
  x: number;
  y: number;
  z: number;
  near: number;
  field: string;
  sectors: string;
  stage: string;
  askSectors: string;
  askStages: string;
  languages: string;
  skills: string;
  askSkills: string;
  /** The day by which the other can begin. */
  startBy: string;
  /** The fewest months of the list after which the reader can begin. */
  monthsUntilStart: number;
  /** Each sector and stage that is never wanted. */
  nevers: (DiagnosisTopic & { mask: string })[];
};

/** More than every choice. */
const later = 99;

/** Undefined while others do not find the search. */
export async function findOwnSide(db: Db, accountId: string): Promise<OwnSide | undefined> {
  const needed = sql.join(
    startMonths.map((months) => sql`when starts_on <= ${after(months)} then ${sql.lit(months)}`),
    sql` `,
  );
  const { rows } = await sql<Row>`
    select own.*, search.said, (current_date + make_interval(months => own.months))::date::text as start_by,
      case ${needed} end as months_until_start, (
        select json_agg(json_build_object('value', value, 'bit', bit)) from cofounder_bits
        where list = 'sector' and value in (
          select jsonb_array_elements_text(search.said -> 'never' -> 'sectors')
        )
      ) as never_bits
    from cofounder_matching own join cofounder_searches search using (account_id)
    where account_id = ${accountId} and good_until > now()`.execute(db);
  const [row] = rows;
  return row && sideOf(accountId, row);
}

const after = (months: number) => sql`(current_date + make_interval(months => ${sql.lit(months)}))::date`;

function sideOf(id: string, row: Row): OwnSide {
  const stages = BigInt(allStages);
  const [field, asked] = [BigInt(row.field), BigInt(row.ask_field)];
  const { sectors: _, stages: neverStages } = row.said.never;
  return {
    id,
    said: row.said,
    musts: row.musts,
    nices: row.nices,
    hours: row.hours,
    leastHours: row.least_hours,
    mode: row.mode,
    splits: row.splits,
    metBy: row.met_by,
    neverRemote: row.never_remote,
    country: row.country,
    x: row.x,
    y: row.y,
    z: row.z,
    near: row.near,
    field: row.field,
    sectors: String(field & ~stages),
    stage: String(field & stages),
    askSectors: String(asked & ~stages),
    askStages: String(asked & stages),
    languages: row.languages,
    skills: row.skills,
    askSkills: row.ask_skills,
    startBy: row.start_by,
    monthsUntilStart: row.months_until_start ?? later,
    nevers: [
      ...(row.never_bits ?? []).map(({ value, bit }) => ({
        what: 'never_sector' as const,
        name: value,
        mask: bigMask([bit]),
      })),
      ...neverStages.map((name) => ({
        what: 'never_stage' as const,
        name,
        mask: bigMask([stageBit(name)]),
      })),
    ],
  };
}
