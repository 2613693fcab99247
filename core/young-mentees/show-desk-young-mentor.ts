import type { DeskYoungMentorBody } from '#contract/young-mentees/desk-calls.ts';
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
        !isOwn && isHeld && grounds.hasPage && grounds.hasMark && (one.state === 'paused' || speakFor >= 2),
      decline: !isOwn && isHeld,
      end: !isOwn && one.state === 'approved',
    },
    bar: isOwn ? 'own' : '',
  };
}
