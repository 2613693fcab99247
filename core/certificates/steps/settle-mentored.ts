import { sql } from 'kysely';
import { wallClock } from '#rules/calendar/zone.ts';
import { certificateLimits } from '#rules/certificates/limits.ts';
import type { Tx } from '../../ground/events.ts';
import { issueCertificate } from './issue-certificate.ts';

type Mentored = {
  id: string;
  mentee_id: string | null;
  begun_at: Date;
  ended_at: Date;
  zone: string;
  sessions: number;
};

/** Makes the certificate of the mentee of a completed mentorship in which enough sessions took place. */
export async function settleMentored(tx: Tx, mentorshipId: string): Promise<void> {
  const { rows } = await sql<Mentored>`
    select one.id, one.mentee_id, one.begun_at, one.ended_at,
      coalesce((select max(zone) from standings where account_id = one.mentee_id), 'Asia/Kolkata') as zone,
      (select count(*)::int from mentoring_sessions as held
        where held.mentorship_id = one.id and held.state = 'took_place') as sessions
    from mentorships as one
    where one.id = ${mentorshipId} and one.state = 'completed'
      and one.begun_at is not null and one.ended_at is not null`.execute(tx);
  const [one] = rows;
  if (!one?.mentee_id || one.sessions < certificateLimits.sessions) return;
  const dayIn = (at: Date) => wallClock(at, one.zone).day;
  await issueCertificate(tx, {
    kind: 'mentored',
    accountId: one.mentee_id,
    subjectId: one.id,
    facts: {
      day: dayIn(one.ended_at),
      from: dayIn(one.begun_at),
      to: dayIn(one.ended_at),
      count: one.sessions,
    },
  });
}

/** The mentorship of a session, if it belongs to one. */
export async function settleMentoredBySession(tx: Tx, sessionId: string): Promise<void> {
  const session = await tx
    .selectFrom('mentoring_sessions')
    .select('mentorship_id')
    .where('id', '=', sessionId)
    .executeTakeFirst();
  if (session?.mentorship_id) await settleMentored(tx, session.mentorship_id);
}
