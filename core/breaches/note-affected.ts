import { sql } from 'kysely';
import type { BreachKind } from '#contract/breaches/limits.ts';
import { operator } from '../administration/operator.ts';
import { noteAction } from '../administration/steps/note-action.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import { modulesOfTables } from '../ground/table-rule.ts';
import { requireBreach } from './breach-row.ts';
import { kindOf } from './data-kinds.ts';
import type { Selectors } from './selectors.ts';
import { draftReports } from './steps/draft-reports.ts';
import { affectedParts } from './steps/find-affected.ts';
import { holdBreach } from './steps/hold-breach.ts';

export type AffectedLine = {
  /** The account, or empty for an address without one. */
  account: string;
  address: string;
  kinds: BreachKind[];
  language: string;
  country: string;
  guardian: string;
};

export type Affected = {
  people: AffectedLine[];
  /** Accounts that are affected and have been erased since: no address of theirs is left. */
  gone: string[];
  /** How many lists of the desk breached staff have looked through in the time: they saw people whom no log names. */
  lists: number;
  /** Named tables whose rows name people in no way that is known: look at them by hand. */
  unclear: string[];
};

/**
 * Finds the people whom a breach affects, and adds them to those who were found before. Those of
 * whom more is found are told again. Drafts are written again.
 * @throws Refusal `breach_unknown`; `general_argument_invalid` for a table that holds no data of people
 */
export async function noteAffected(core: Core, number: string, selectors: Selectors): Promise<Affected> {
  const { id } = await requireBreach(core, number);
  const tables = (selectors.tables ?? []).map((table) => {
    const module = modulesOfTables()[table];
    if (module === undefined) throw new Refusal('general_argument_invalid');
    return { table, kind: kindOf(module) };
  });
  return core.db.transaction().execute(async (tx) => {
    // Emails that are posted meanwhile would not reach a guardian who is found here.
    await holdBreach(tx, id);
    const { parts, unclear } = await affectedParts(tx, selectors, tables);
    const gone = parts.length > 0 ? await insert(tx, id, parts) : [];
    await draftReports(tx, core, id);
    const people = await listPeople(tx, id);
    const detail = String(people.length);
    await noteAction(tx, operator, { action: 'breach.affected', subjectId: id, detail });
    return {
      people,
      gone: [...gone, ...(await findErased(tx, selectors))],
      lists: await countLists(tx, selectors),
      unclear,
    };
  });
}

/** More kinds of data, or a guardian who has agreed since, are told of with the next emails. */
const grown = sql`
  kinds = array(
    select distinct kind from unnest(breach_affected.kinds || excluded.kinds) as kind order by kind
  ),
  guardian = coalesce(nullif(excluded.guardian, ''), breach_affected.guardian),
  mailed_at = case
    when breach_affected.kinds @> excluded.kinds
      and excluded.guardian in ('', breach_affected.guardian)
    then breach_affected.mailed_at end`;

type Parts = Awaited<ReturnType<typeof affectedParts>>['parts'];

async function insert(tx: Tx, breachId: string, parts: Parts): Promise<string[]> {
  await sql`create temporary table found_people on commit drop as
    select account_id, coalesce(address, '') as address, array_agg(distinct kind) as kinds
    from (${sql.join(parts, sql` union all `)}) as part
    where account_id is not null or coalesce(address, '') <> ''
    group by 1, 2`.execute(tx);
  // An address of an account counts for the account.
  await sql`
    insert into breach_affected (breach_id, account_id, address, kinds, language, country, guardian)
    select ${breachId}, accounts.id, accounts.email, kinds,
      coalesce((select language from consents where consents.account_id = accounts.id order by created_at desc limit 1), 'en'),
      ${countryOf}, coalesce(guardians.email, '')
    from (
      select coalesce(found.account_id, owner.id) as id, array_agg(distinct kind) as kinds
      from found_people as found
      left join accounts as owner on found.account_id is null and owner.email = found.address
      cross join unnest(kinds) as kind
      where coalesce(found.account_id, owner.id) is not null group by 1
    ) as person
    join accounts on accounts.id = person.id
    left join standings on standings.account_id = accounts.id
    left join guardians on guardians.account_id = accounts.id and guardians.confirmed
    on conflict (breach_id, account_id) where account_id is not null
      do update set ${grown}`.execute(tx);
  await sql`
    insert into breach_affected (breach_id, address, kinds)
    select ${breachId}, address, array_agg(distinct kind) from found_people cross join unnest(kinds) as kind
    where account_id is null and not exists (select from accounts where accounts.email = address)
    group by address
    on conflict (breach_id, address) where account_id is null and address <> ''
      do update set ${grown}`.execute(tx);
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from found_people
    where account_id is not null and not exists (select from accounts where id = account_id) order by 1`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/** By the number of the phone, else by the time zone. */
const countryOf = sql`case
  when accounts.phone like '+91%' or standings.zone = 'Asia/Kolkata' and accounts.phone = '' then 'IN'
  when accounts.phone like '+233%' or standings.zone = 'Africa/Accra' and accounts.phone = '' then 'GH'
  when accounts.phone like '+234%' or standings.zone = 'Africa/Lagos' and accounts.phone = '' then 'NG'
  when accounts.phone like '+256%' or standings.zone = 'Africa/Kampala' and accounts.phone = '' then 'UG'
  else '' end`;

/** Accounts that were named and have been erased. */
async function findErased(tx: Tx, { accounts = [], staff = [] }: Selectors): Promise<string[]> {
  const named = [...accounts, ...staff];
  const { rows } = await sql<{ id: string }>`
    select distinct account_id as id from events
    where account_id = any(${named}::text[]) and name = 'accounts.removed' order by 1`.execute(tx);
  return rows.map(({ id }) => id);
}

async function countLists(tx: Tx, { staff = [], from, until }: Selectors): Promise<number> {
  if (staff.length === 0) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from admin_actions
    where (action like '%.listed' or action like '%.searched') and created_at between ${from ?? new Date(0)} and ${until ?? new Date(8.64e14)}
      and actor_id in (
        select id from accounts where id = any(${staff}::text[]) or lower(email) = any(${staff}::text[])
        union select unnest(${staff}::text[])
      )`.execute(tx);
  return rows[0]?.count ?? 0;
}

async function listPeople(tx: Tx, breachId: string): Promise<AffectedLine[]> {
  const rows = await tx
    .selectFrom('breach_affected')
    .select(['account_id', 'address', 'kinds', 'language', 'country', 'guardian'])
    .where('breach_id', '=', breachId)
    .orderBy('id')
    .execute();
  return rows.map(({ account_id: account, kinds, ...row }) => ({
    ...row,
    account: account ?? '',
    kinds: kinds as BreachKind[],
  }));
}
