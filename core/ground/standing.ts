import { type RawBuilder, sql } from 'kysely';
import type { Db } from '#db/connect.ts';
import { prepared } from '#db/prepared.ts';
import type { Member } from './actor.ts';
import { Refusal } from './refusal.ts';

/**
 * How old somebody is, as far as policies ask: not known yet; under 18 and waiting for a guardian's yes; under 18 with
 * it; adult.
 */
export type Age = 'unknown' | 'waiting' | 'minor' | 'adult';

/** What a person is here at this moment, by the database's clock. Nothing of it is what they wrote into a profile. */
export type Standing = {
  age: Age;
  /** The day of their eighteenth birthday, `2031-05-01`; null for adults, and while nobody knows it. */
  adultOn: string | null;
  isSuspended: boolean;
  /** Others may see them: an adult who is neither suspended nor leaving. */
  isSeen: boolean;
  /** They have blocked somebody, or somebody has blocked them: only then it has to be looked up whom. */
  hasBlocks: boolean;
};

/** A standing as it comes with a row of which it is a part. */
export type StandingColumns = {
  age: Age;
  adult_on: string | null;
  is_suspended: boolean;
  is_seen: boolean;
  has_blocks: boolean;
};

export const age = sql<Age>`case
  when standings.birth_date is null then 'unknown'
  when standings.adult_at <= now() then 'adult'
  when standings.guardian_agreed_at is null then 'waiting'
  else 'minor' end`;
export const adultOn = sql<string | null>`case when standings.adult_at > now()
  then to_char(standings.adult_at at time zone standings.zone, 'YYYY-MM-DD') end`;
export const isSuspended: RawBuilder<boolean> = sql`(
  standings.suspended_at is not null and coalesce(standings.suspended_until > now(), true)
)`;

/** To be selected wherever `standings` is joined. */
export const standingColumns = [
  age.as('age'),
  adultOn.as('adult_on'),
  isSuspended.as('is_suspended'),
  sql<boolean>`standings.seen_from <= now()`.as('is_seen'),
  sql<boolean>`(
    exists (select from blocks where blocker_id = standings.account_id)
    or exists (select from blocks where blocked_id = standings.account_id)
  )`.as('has_blocks'),
] as const;

/** Takes the standing out of a row of which it is a part. */
export function splitStanding<Row extends StandingColumns>(
  row: Row,
): { standing: Standing; rest: Omit<Row, keyof StandingColumns> } {
  const {
    age,
    adult_on: adultOn,
    is_suspended: isSuspended,
    is_seen: isSeen,
    has_blocks: hasBlocks,
    ...rest
  } = row;
  return { standing: { age, adultOn, isSuspended, isSeen, hasBlocks }, rest };
}

/**
 * As `findStanding`, held until the transaction ends: whoever writes what an age forbids writes it before the age is
 * known, or not at all.
 */
export async function holdStanding(tx: Db, accountId: string): Promise<Standing | undefined> {
  const [row] = await hold(tx, accountId);
  return row && splitStanding(row).standing;
}

const hold = prepared((db, accountId: string) =>
  db
    .selectFrom('standings')
    .select([...standingColumns])
    .where('account_id', '=', accountId)
    .forShare(),
);

/**
 * As `holdStanding`, for what a member does: their account may have gone since the request was let in, as when somebody else has
 * proven its address, and another one may have begun under its id. The account is held first, as everywhere.
 * @throws Refusal `general_unauthorized_scope`.
 */
export async function holdOwnStanding(tx: Db, { id, account }: Member): Promise<Standing> {
  const [held] = await holdOwn(tx, id);
  if (held?.target_id !== account.target_id) throw new Refusal('general_unauthorized_scope');
  return splitStanding(held).standing;
}

const holdOwn = prepared((db, id: string) =>
  db
    .with('held', (with_) =>
      with_.selectFrom('accounts').select(['id', 'target_id']).where('id', '=', id).forNoKeyUpdate(),
    )
    .selectFrom('held')
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('standings')
          .select([...standingColumns])
          .whereRef('account_id', '=', 'held.id')
          .forShare()
          .as('own'),
      (join) => join.onTrue(),
    )
    .select('held.target_id')
    .selectAll('own'),
);

export async function findStanding(db: Db, accountId: string): Promise<Standing | undefined> {
  const row = await db
    .selectFrom('standings')
    .select([...standingColumns])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row && splitStanding(row).standing;
}
