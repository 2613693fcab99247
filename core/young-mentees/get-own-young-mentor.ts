import { sql } from 'kysely';
import type { YoungMentorState } from '#contract/young-mentees/limits.ts';
import type { OwnYoungMentorBody } from '#contract/young-mentees/mentor-calls.ts';
import type { Db } from '#db/connect.ts';
import { isoDateOrEmpty } from '../ground/dates.ts';
import { findYoungGrounds } from './find-young-grounds.ts';
import { isOfThisSignature } from './is-of-this-signature.ts';
import { findSwitch } from './require-open.ts';

/** Asked before and refused or over, or never. */
export const mayApply = (state: string) => ['', 'declined', 'ended'].includes(state);

/** Whether the member is open to members under 18 as a mentor, or has asked for it. */
export async function getOwnYoungMentor(db: Db, accountId: string): Promise<OwnYoungMentorBody> {
  const row = await db
    .selectFrom('young_mentors')
    .selectAll()
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  const references = await db
    .selectFrom('young_mentor_references')
    .select(['name', 'email', 'answered_at', sql<boolean>`expires_at > now()`.as('is_open')])
    .where('account_id', '=', accountId)
    .where(isOfThisSignature)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const [isOn, grounds] = [await findSwitch(db), await findYoungGrounds(db, accountId)];
  const state = (row?.state ?? '') as YoungMentorState | '';
  return {
    isOn,
    state,
    ...grounds,
    signedAt: isoDateOrEmpty(row?.signed_at ?? null),
    until: isoDateOrEmpty(state === 'approved' ? (row?.approved_until ?? null) : null),
    reason: row?.reason ?? '',
    how: row?.ended_how ?? '',
    references: references.map((one) => ({
      name: one.name,
      email: one.email,
      state: one.answered_at ? 'answered' : one.is_open ? 'asked' : 'silent',
    })),
    can: {
      apply: mayApply(state) && grounds.hasPage && grounds.hasMark,
      end: ['references', 'waiting', 'approved'].includes(state),
    },
  };
}
