import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { IntroductionsTable } from '#db/tables/introductions.ts';
import type { IntroductionSide } from '#rules/introductions/introduction-states.ts';

export type IntroductionRow = Selectable<IntroductionsTable>;

/** The subject of each event about a request. */
export function subjectOf({ id, purpose }: Pick<IntroductionRow, 'id' | 'purpose'>) {
  return { introductionId: id, purpose };
}

/** The projects that the account owns: an array, for which an index is used also where this is one of several conditions. */
export function ownedBy(accountId: string): RawBuilder<string[]> {
  return sql`array(select project_id from project_members where account_id = ${accountId} and is_owner)`;
}

/** Whether the account was asked in the row of `introductions`, alone or as an owner of the project at present who is not apart from the asker. */
export function wasAsked(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(
    introductions.asked_id = ${accountId} or (
      introductions.project_id = any(${ownedBy(accountId)}) and not exists (
        select from blocks where (blocker_id, blocked_id) in
          ((introductions.asker_id, ${accountId}), (${accountId}, introductions.asker_id))
      )
    )
  )`;
}

/** Whether the account is on one side of the row. */
export function ofAccount(accountId: string): RawBuilder<boolean> {
  return sql<boolean>`(introductions.asker_id = ${accountId} or ${wasAsked(accountId)})`;
}

/** The side of an account in a row with the column `was_asked`. */
export function sideOf(
  row: Pick<IntroductionRow, 'asker_id'> & { was_asked: boolean },
  accountId: string,
): IntroductionSide | null {
  if (row.asker_id === accountId) return 'asker';
  return row.was_asked ? 'asked' : null;
}

export type Receiver = { kind: 'member'; accountId: string } | { kind: 'project'; projectId: string };

/** Whom a stored request asks; null once they have no account any more, or the project is deleted. */
export function receiverOf({
  asked_id: accountId,
  project_id: projectId,
}: Pick<IntroductionRow, 'asked_id' | 'project_id'>): Receiver | null {
  if (accountId !== null) return { kind: 'member', accountId };
  return projectId === null ? null : { kind: 'project', projectId };
}
