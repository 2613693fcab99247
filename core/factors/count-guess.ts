import { sql } from 'kysely';
import { isKnownBrowser } from '../accounts/is-known-browser.ts';
import type { Account, Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { noteRefusal } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { hashOf } from '../ground/secrets.ts';
import type { ProofKind } from './steps/take-proof.ts';

/**
 * How many guesses are looked at in any ten minutes. Right ones do not count. Recovery codes are too long to be guessed; their
 * limit saves work.
 */
const most = { totp: 5, recoverycode: 20, password: 5 } as const;
const spanSeconds = 600;

export type Guessed = ProofKind | 'password';

/** A guess that was counted. */
export type Guess = { accountId: string; source: string; at: string };

/**
 * Counts a guess at an account's second proof. All browsers that the account does not know count together, whatever their
 * network. One that it knows has a count of its own, so that no stranger's guesses keep the member out.
 * @throws Refusal `general_rate_limit_exceeded`
 */
export async function countGuess(
  core: Core,
  { id, email }: Pick<Account, 'id' | 'email'>,
  kind: Guessed,
  { browser }: Device,
): Promise<Guess> {
  const isKnown = await isKnownBrowser(core, { email, browser, of: 'account' });
  const from = isKnown ? hashOf(browser ?? '').toString('hex') : 'elsewhere';
  const source = `${kind}:${from}`;
  return { accountId: id, source, at: await slide(core, id, source, most[kind]) };
}

const span = sql`make_interval(secs => ${sql.lit(spanSeconds)})`;
/** The kept moments within the span that ends now. */
const recent = sql`array(select one from unnest(kept.times) as one where one > clock_timestamp() - ${span})`;

/**
 * Adds this moment to those kept of the last ten minutes, unless there are as many as may be. The row is locked by the
 * statement, so of ten at once each counts those before it.
 */
async function slide(
  { db }: Pick<Core, 'db'>,
  accountId: string,
  source: string,
  max: number,
): Promise<string> {
  const { rows } = await sql<{ at: string }>`
    insert into factor_guesses as kept (account_id, source, times, expires_at)
    values (${accountId}, ${source}, array[clock_timestamp()], clock_timestamp() + ${span})
    on conflict (account_id, source) do update
      set times = ${recent} || clock_timestamp(), expires_at = clock_timestamp() + ${span}
      where cardinality(${recent}) < ${max}
    returning times[cardinality(times)]::text as at`.execute(db);
  const [row] = rows;
  if (row) return row.at;
  noteRefusal('second');
  throw new Refusal('general_rate_limit_exceeded', { seconds: await secondsLeft({ db }, accountId, source) });
}

async function secondsLeft({ db }: Pick<Core, 'db'>, accountId: string, source: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select greatest(1, ceil(extract(epoch from min(one) + ${span} - clock_timestamp())))::int as seconds
    from factor_guesses as kept, unnest(${recent}) as one
    where account_id = ${accountId} and source = ${source}`.execute(db);
  return rows[0]?.seconds ?? 1;
}

/** Forgets all guesses at an account, for the operator. */
export async function forgetGuesses({ db }: Pick<Core, 'db'>, accountId: string): Promise<void> {
  await db.deleteFrom('factor_guesses').where('account_id', '=', accountId).execute();
}

/** Takes back the guess that was right. */
export async function giveBack({ db }: Pick<Core, 'db'>, { accountId, source, at }: Guess): Promise<void> {
  await db
    .updateTable('factor_guesses')
    .set({ times: sql<Date[]>`array_remove(times, ${at}::timestamptz)` })
    .where('account_id', '=', accountId)
    .where('source', '=', source)
    .execute();
}
