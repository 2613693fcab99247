import { sql } from 'kysely';
import { agreementDocument } from '#rules/agreements/terms.ts';
import { wallClock } from '#rules/calendar/zone.ts';
import type { Tx } from '../../ground/events.ts';
import { withdrawCertificate } from './end-certificate.ts';
import { issueCertificate } from './issue-certificate.ts';

type Work = {
  contributor_id: string | null;
  active_at: Date;
  ended_at: Date;
  project: string;
  document: string | null;
  is_disputed: boolean;
  accepted: number;
};

/**
 * Makes the certificate of a completed or ended agreement in which work was accepted with a value, once no dispute is open, and
 * takes it back where rulings leave no value. Nothing that comes later changes one that stands.
 */
export async function settleCompleted(tx: Tx, agreementId: string): Promise<void> {
  const work = await findWork(tx, agreementId);
  if (!work || work.is_disputed) return;
  if (work.accepted === 0)
    return withdrawCertificate(tx, { kind: 'completed', subjectId: agreementId, cause: 'no_work_left' });
  // The other side keeps an agreement whose contributor is gone, and its text is erased in time.
  if (work.contributor_id === null || !work.document) return;
  const { terms, zone } = agreementDocument.parse(JSON.parse(work.document));
  const dayIn = (at: Date) => wallClock(at, zone).day;
  await issueCertificate(tx, {
    kind: 'completed',
    accountId: work.contributor_id,
    subjectId: agreementId,
    facts: {
      organisation: work.project,
      day: dayIn(work.ended_at),
      role: terms.role,
      from: dayIn(work.active_at),
      to: dayIn(work.ended_at),
      count: work.accepted,
    },
  });
}

/**
 * The account is locked first, as an erasure locks it. The agreement is locked against entries: the reaction to a later one sees the
 * certificate that this one makes.
 */
async function findWork(tx: Tx, agreementId: string): Promise<Work | undefined> {
  await sql`select id from accounts
    where id = (select contributor_id from agreements where id = ${agreementId}) for key share`.execute(tx);
  await sql`select id from agreements where id = ${agreementId} for share`.execute(tx);
  const { rows } = await sql<Work>`
    select one.contributor_id, one.active_at, one.ended_at, projects.name as project, signed.document,
      coalesce(bool_or(work.dispute in ('open', 'ruled', 'appealed', 'appeal_ruled')), false) as is_disputed,
      count(*) filter (where work.stage = 'accepted' and work.awarded > 0)::int as accepted
    from agreements as one
    join projects on projects.id = one.project_id
    left join agreement_versions as signed on signed.agreement_id = one.id and signed.number = one.version
    left join agreement_milestones as work on work.agreement_id = one.id
    where one.id = ${agreementId} and one.stage in ('ended', 'completed') and one.ended_at is not null
    group by one.id, projects.name, signed.document`.execute(tx);
  return rows[0];
}
