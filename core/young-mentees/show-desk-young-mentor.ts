import { sql } from 'kysely';
import type { DeskYoungMentorBody } from '#contract/young-mentees/desk-calls.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { Db } from '#db/connect.ts';
import type { Member } from '../ground/actor.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { Refusal } from '../ground/refusal.ts';
import { findDeskMentors, presentDeskMentor } from './find-desk-mentors.ts';
import { findYoungGrounds } from './find-young-grounds.ts';
import { isOfThisSignature } from './is-of-this-signature.ts';

/**
 * Everything on which an administrator bases a decision about a mentor.
 * @throws Refusal `young_mentor_unknown`
 */
export async function showDeskYoungMentor(
  db: Db,
  administrator: Member,
  mentorId: string,
): Promise<DeskYoungMentorBody> {
  const one = await findDeskMentors(db).where('one.account_id', '=', mentorId).executeTakeFirst();
  if (!one) throw new Refusal('young_mentor_unknown');
  const references = await db
    .selectFrom('young_mentor_references')
    .selectAll()
    .select(isOfThisSignature.as('is_new'))
    .where('account_id', '=', mentorId)
    .orderBy('asked_at')
    .orderBy('id')
    .execute();
  const grounds = await findYoungGrounds(db, mentorId);
  const speakFor = references.filter(({ recommends, is_new: isNew }) => isNew && recommends === true).length;
  const isOwn = mentorId === administrator.id;
  const isHeld = one.state === 'waiting' || one.state === 'paused';
  return {
    ...presentDeskMentor(one),
    statementVersion: one.statement_version,
    isReady: one.ready_at !== null,
    ...grounds,
    references: references.map((reference) => ({
      name: reference.name,
      email: reference.email,
      askedAt: isoDate(reference.asked_at),
      answeredAt: isoDateOrEmpty(reference.answered_at),
      recommends: reference.recommends,
      text: reference.text,
      isEarlier: !reference.is_new,
    })),
    decidedAt: isoDateOrEmpty(one.decided_at),
    reason: one.reason,
    sawCertificate: one.saw_certificate,
    until: isoDateOrEmpty(one.approved_until),
    can: {
      approve:
        !isOwn &&
        isHeld &&
        grounds.hasPage &&
        grounds.hasMark &&
        (one.approved_until !== null || speakFor >= limits.references),
      decline: !isOwn && isHeld,
      end: !isOwn && one.state === 'approved',
    },
    isReported: await isReported(db, mentorId),
    bar: isOwn ? 'own' : '',
  };
}

/** An open case says that the mentor harms a child. */
async function isReported(db: Db, mentorId: string): Promise<boolean> {
  const { rows } = await sql<{ is: boolean }>`select exists (
    select from cases
    join case_people on case_people.case_id = cases.id and case_people.is_judged
    join case_reports on case_reports.case_id = cases.id and case_reports.concern = 'child'
    where cases.state = 'open' and case_people.account_id = ${mentorId}
  ) as is`.execute(db);
  return rows[0]?.is === true;
}
