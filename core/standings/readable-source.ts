import { type RawBuilder, sql } from 'kysely';
import { asList, byKey } from '#db/reads.ts';
import type { Tables } from '#db/tables.ts';
import { isNotApart } from '../blocks/is-not-apart.ts';
import { type Actor, rolesOf } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Seer } from '../ground/may-see.ts';
import { readGrants } from '../ground/permissions.ts';
import type { PageRequest, Source } from '../ground/queries/page.ts';
import type { Fields } from '../ground/queries/query.ts';
import { all, type Truth } from '../ground/queries/where.ts';
import { isSeenBy } from './is-seen-by.ts';

/** The tables whose rows list their readers in `permissions`. */
type PermittedTable = {
  [Table in keyof Tables]: Tables[Table] extends { permissions: unknown; shared_readers: unknown }
    ? Table
    : never;
}[keyof Tables];

/** The bits of `shared_readers` (migration 0007). */
const sharedRoles = ['any', 'guests', 'users', 'users/verified', 'users/unverified'];
const everySharing = Array.from({ length: 2 ** sharedRoles.length }, (_, bits) => bits);

/** Every row of these tables has an owner, and stores whether others may see that owner (migration 0020). */
const owner = sql<string>`owner_id`;
const isOwnerSeen: Truth = sql`not hidden`;

/**
 * True for the rows that `actor` may read. The empty list added to `permissions` keeps the planner from its index: for
 * a reader of half the table, that index is a slow way to a few rows.
 */
function isReadableBy(actor: Actor): Truth {
  return isReadableWith(sql`${readGrants(actor)}::text[]`, actor);
}

/** As `isReadableBy`, for a seer who holds these grants. */
export function isReadableWith(grants: RawBuilder<unknown>, seer: Seer): Truth {
  return all([sql`(permissions || '{}') && ${grants}` as Truth, isSeenBy(seer, owner, isOwnerSeen)]);
}

const everyColumn = sql`*`;

/**
 * The rows of a table that `actor` may read, also limited by `also`. `columns` are those of a listed row: reading
 * unused values is a good part of a list's cost.
 */
export function readableSource<Row>(
  core: Core,
  table: PermittedTable,
  actor: Actor,
  fields: Fields,
  { also = [], columns = everyColumn }: { also?: Truth[]; columns?: RawBuilder<unknown> } = {},
): Source<Row> {
  const within = (where: Truth) => (also.length === 0 ? where : all([...also, where]));
  return {
    fields,
    async find(id) {
      const only = all([sql`id = ${id}` as Truth, isReadableBy(actor), ...also]);
      const { rows } = await sql<Row>`select * from ${sql.table(table)} where ${only}`.execute(core.db);
      return rows[0];
    },
    read: (page) => readReadable(core, { table, columns }, actor, { ...page, where: within(page.where) }),
    count: (asked, most) => countReadable(core, table, actor, { ...asked, where: within(asked.where) }, most),
  };
}

/** A page of the rows that `actor` may read. The comment in its text is for db/named-statements.ts. */
async function readReadable<Row>(
  core: Core,
  { table, columns }: { table: PermittedTable; columns: RawBuilder<unknown> },
  actor: Actor,
  page: PageRequest,
): Promise<Row[]> {
  const { where, orders, limit, offset, isNarrow, isQuick } = page;
  const order = sql.join(orders);
  const cut = offset > 0 ? sql`limit ${limit} offset ${offset}` : sql`limit ${limit}`;
  if (isNarrow) {
    const only = all([isReadableBy(actor), where]);
    const { rows } = await sql<Row>`/* list */
      select ${columns} from ${sql.table(table)} where ${only} order by ${order} ${cut}`.execute(
      (isQuick ? byKey : asList)(core.db),
    );
    return rows;
  }
  const halves = halvesOf(table, actor, where).map(
    (half) => sql`(select ${columns} from ${half} order by ${order} limit ${offset + limit})`,
  );
  const { rows } = await sql<Row>`/* list */
    select * from (${sql.join(halves, sql` union all `)}) as readable order by ${order} ${cut}`.execute(
    asList(core.db),
  );
  return rows;
}

/** The number of rows that `actor` may read, but no more than `most`. */
async function countReadable(
  core: Core,
  table: PermittedTable,
  actor: Actor,
  { where, isNarrow }: Pick<PageRequest, 'where' | 'isNarrow'>,
  most: number,
): Promise<number> {
  const halves = isNarrow
    ? [sql`${sql.table(table)} where ${all([isReadableBy(actor), where])}`]
    : halvesOf(table, actor, where);
  const counted = halves.map((half) => sql`(select 1 from ${half} limit ${most})`);
  const { rows } = await sql<{ total: string }>`/* list */
    select count(*) as total from (${sql.join(counted, sql` union all `)}) as readable`.execute(
    asList(core.db),
  );
  return Math.min(Number(rows[0]?.total ?? 0), most);
}

/**
 * Queries shared rows and the actor's own rows apart. `offset 0` keeps PostgreSQL from looking for the few own rows in
 * the order of the page, through the whole table.
 */
function halvesOf(table: PermittedTable, actor: Actor, where: Truth) {
  const roles = rolesOf(actor);
  const held = sharedRoles.reduce((bits, role, at) => (roles.includes(role) ? bits | (2 ** at) : bits), 0);
  const sharings = everySharing.filter((bits) => (bits & held) !== 0).join();
  const isShared = all([isOwnerSeen, sql`shared_readers = any(${sql.lit(`{${sharings}}`)}::int[])` as Truth]);
  const shared = sql`${sql.table(table)} where ${all([isShared, where, isNotApart(actor, owner)])}`;
  const own = readGrants(actor).filter((grant) => !sharedRoles.some((role) => grant === `read("${role}")`));
  if (own.length === 0) return [shared];
  const mine = sql`(select * from ${sql.table(table)} where permissions && ${own}::text[] offset 0) as own`;
  return [
    shared,
    sql`${mine} where ${all([sql`not ${isShared}` as Truth, where, isSeenBy(actor, owner, isOwnerSeen)])}`,
  ];
}
