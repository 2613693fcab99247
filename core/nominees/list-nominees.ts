import type { NomineesBody } from '#contract/nominees/calls.ts';
import { type NomineeRelation, type NomineeState, nomineeLimits } from '#contract/nominees/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';

/** The persons whom the member has named, and the last request to act for them. */
export async function listNominees({ db }: Core, { id }: Member): Promise<NomineesBody> {
  const [rows, asked] = await Promise.all([
    db
      .selectFrom('nominees')
      .selectAll()
      .where('account_id', '=', id)
      .orderBy('named_at')
      .orderBy('id')
      .execute(),
    db
      .selectFrom('nominee_requests')
      .select(['name', 'state', 'asked_at', 'decided_at', 'ended_at'])
      .where('account_id', '=', id)
      .orderBy('asked_at', 'desc')
      .limit(1)
      .executeTakeFirst(),
  ]);
  return {
    nominees: rows.map((row) => ({
      $id: row.id,
      name: row.name,
      email: row.email,
      relation: row.relation as NomineeRelation,
      isTold: row.is_told,
      namedAt: isoDate(row.named_at),
    })),
    canName: rows.length < nomineeLimits.most,
    asked: asked
      ? {
          name: asked.name,
          state: asked.state as NomineeState,
          askedAt: isoDate(asked.asked_at),
          endedAt: isoDateOrEmpty(asked.ended_at ?? asked.decided_at),
        }
      : null,
  };
}
