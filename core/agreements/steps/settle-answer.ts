import { sql } from 'kysely';
import { beginDeadline } from '../../deadlines/steps/begin-deadline.ts';
import { releaseDeadline } from '../../deadlines/steps/end-deadline.ts';
import { passDeadline } from '../../deadlines/steps/pass-deadline.ts';
import type { Tx } from '../../ground/events.ts';
import { findStanding } from '../../standings/find-standing.ts';
import { findActingOwners } from '../find-owners.ts';
import { findSignatures } from '../find-text.ts';
import { answerDeadlineOf, type Negotiation } from '../negotiation.ts';
import { owingParty } from '../policy.ts';
import { lastAnswerDeadline } from './last-answer-deadline.ts';
import { writeStands } from './write-stands.ts';

/** The least time to answer for a member who can act again. */
const leastDays = 3;

/**
 * Assigns the deadline for the answer to a member who can give it. `until` keeps the time that runs from the last proposal;
 * without it a new time begins, or a stopped one goes on. Where no one could answer, it stops.
 */
export async function settleAnswer(
  tx: Tx,
  one: Negotiation,
  { until, isNew = false }: { until?: Date | null; isNew?: boolean } = {},
): Promise<void> {
  const { kind, subjectId } = answerDeadlineOf(one);
  const signatures = await findSignatures(tx, one.id, one.version);
  const party = owingParty(
    { stage: one.stage, lastParty: one.last_party },
    signatures.map((signature) => signature.party),
  );
  if (!party) return releaseDeadline(tx, kind, subjectId);
  const [owner = null] = await findActingOwners(tx, one.project_id, one.contributor_id);
  const contributor = await thereOrNull(tx, one.contributor_id);
  const owes = party === 'project' ? owner : contributor;
  if (!owes) return releaseDeadline(tx, kind, subjectId);
  const last = await lastAnswerDeadline(tx, one);
  // A lapsed deadline is about to end the negotiation; it must not begin again.
  if (last?.state === 'lapsed') return;
  const isRunning = last !== undefined && last.ended_at === null;
  const isSameParty = (last?.project_id != null) === (party === 'project');
  if (isRunning && isSameParty && !isNew) return passDeadline(tx, kind, subjectId, owes);
  await releaseDeadline(tx, kind, subjectId);
  const kept = isNew ? null : (until ?? (await laterForThoseBack(tx, one.answer_by)));
  const dueAt = await beginDeadline(tx, {
    kind,
    subjectId,
    owes: party === 'project' ? { accountId: owes, projectId: one.project_id } : { accountId: owes },
    awaitedBy: party === 'project' ? contributor : owner,
    ...(kept ? { until: kept } : {}),
  });
  await writeStands(tx, one, { answer_by: dueAt });
}

async function thereOrNull(tx: Tx, accountId: string | null): Promise<string | null> {
  const standing = accountId ? await findStanding(tx, accountId) : undefined;
  return standing?.isSeen ? accountId : null;
}

async function laterForThoseBack(tx: Tx, answerBy: Date | null): Promise<Date | null> {
  if (!answerBy) return null;
  const { rows } = await sql<{ until: Date }>`
    select greatest(${answerBy}::timestamptz, now() + make_interval(days => ${leastDays})) as until`.execute(
    tx,
  );
  return rows[0]?.until ?? null;
}
