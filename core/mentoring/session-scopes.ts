import { type RawBuilder, sql } from 'kysely';

/** Everything of one account, on either side. */
export function ofAccount(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(mentor_id = ${accountId} or mentee_id = ${accountId})`;
}

/** Everything between two accounts, on either side. */
export function ofPair(one: string, other: string): RawBuilder<boolean> {
  return sql<boolean>`((mentor_id, mentee_id) in ((${one}, ${other}), (${other}, ${one})))`;
}

/** Everything in which the account is the mentor. */
export function ofMentor(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`mentor_id = ${accountId}`;
}

/** `ended_by` as one account reads it, in an export: like `endedByFor`. */
export function endedByRead(accountId: string) {
  return sql<string | null>`case
    when state <> 'released' or ended_by = case when mentor_id = ${accountId} then 'mentor' else 'mentee' end then ended_by
  end`.as('ended_by');
}
