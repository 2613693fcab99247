import { sql } from 'kysely';
import { trialLimits as limits } from '#rules/trials/trial-limits.ts';
import type { Account } from '../ground/actor.ts';
import type { Tx } from '../ground/events.ts';
import type { Limit } from '../ground/kept.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { ofAccount } from './row.ts';
import { releasePairs } from './steps/release-pairs.ts';

/** The end of the last trial of a pair, or its begin without one; null while one is open. */
const lastOfPair = (id: string) => sql`(
  select case when bool_or(tried.id is not null and tried.ended_at is null) then null
    else greatest(pair.begun_at, max(tried.ended_at)) end
  from trial_pairs as pair left join trials as tried on tried.pair_id = pair.id
  where pair.id = ${sql.ref(id)} group by pair.id
)`;

const limitOf = (id: string): Limit => ({ kept: `${limits.keptMonths} months`, since: lastOfPair(id) });

/** The trials of a pair as one of the two reads them, with the own answers. */
const trialsOf = (id: string) => sql<unknown>`(
  select coalesce(json_agg(json_build_object(
    'agreement', agreement_id, 'state', state, 'first_day', first_day, 'last_day', last_day,
    'is_extended', is_extended, 'ended_at', tried.ended_at,
    'own_answer', case when trial_pairs.asker_id = ${id} then asker_answer else asked_answer end
  )), '[]') from trials as tried
  where tried.pair_id = trial_pairs.id
    and (state <> 'draft' or project_side = case when trial_pairs.asker_id = ${id} then 'asker' else 'asked' end)
)`;

export const trialData: OwnData = {
  trial_pairs: {
    removedBy: 'trials:forget',
    limit: limitOf('one.id'),
    heldWith: async (tx, id) =>
      (
        await tx
          .selectFrom('trial_pairs')
          .select(['asker_id', 'asked_id'])
          .where(ofAccount(id))
          .where('ended_at', 'is', null)
          .execute()
      ).flatMap((one) => [one.asker_id, one.asked_id]),
    exported: ({ db }, { id }) =>
      db
        .selectFrom('trial_pairs')
        .select(['id', 'begun_at', 'opened_at', 'closed_at', 'ended_at'])
        .select(trialsOf(id).as('trials'))
        .where(ofAccount(id))
        .orderBy('begun_at')
        .execute(),
    erased: leavePairs,
    givenTo: 'nominee and guardian',
  },
  trial_question_sets: {
    removedBy: 'trials:forget',
    limit: [
      {
        kept: `${limits.setsKeptDays} days`,
        since: sql`(select closed_at from trial_pairs where id = one.pair_id)`,
      },
      {
        kept: `${limits.setsKeptMonths} months`,
        since: sql`(select begun_at from trial_pairs where id = one.pair_id)`,
      },
    ],
    // The answers of the other member while both read both.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('trial_question_sets as said')
        .innerJoin('trial_pairs', 'trial_pairs.id', 'said.pair_id')
        .select(['said.pair_id', 'said.answers', 'said.saved_at', 'said.handed_in_at'])
        .select(sql<boolean>`(said.account_id = ${id})`.as('is_own'))
        .where(ofAccount(id))
        .where(
          sql<boolean>`(said.account_id = ${id} or trial_pairs.opened_at is not null
            and trial_pairs.closed_at is null and trial_pairs.ended_at is null)`,
        )
        .orderBy('said.pair_id')
        .execute(),
    // The answers of both go with either account.
    erased: (tx, { id }) =>
      sql`delete from trial_question_sets using trial_pairs
        where trial_pairs.id = pair_id and ${ofAccount(id)}`.execute(tx),
    givenTo: 'nominee and guardian',
  },
  trials: 'names no one',
};

/** Ends the pairs, and forgets how the member answered after trials. */
async function leavePairs(tx: Tx, { id }: Account): Promise<void> {
  await releasePairs(tx, ofAccount(id));
  await sql`
    update trials set
      asker_answer = case when asker_id = ${id} then null else asker_answer end,
      asked_answer = case when asked_id = ${id} then null else asked_answer end
    from trial_pairs where trial_pairs.id = pair_id and ${ofAccount(id)}`.execute(tx);
}
