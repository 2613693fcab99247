import type { SessionBody } from '#contract/mentoring/shapes.ts';
import { findApplicants } from '../applications/find-applicants.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { findFiles, findMessages, findNextSteps, findNotes, findSession } from './find-session.ts';
import { presentSession } from './present.ts';
import { accountOn, sideOf } from './row.ts';

/**
 * A session as one of its two members sees it.
 * @throws Refusal `mentoring_unknown`
 */
export async function getSession({ db }: Core, member: Member, sessionId: string): Promise<SessionBody> {
  const row = await findSession(db, sessionId);
  const side = row && sideOf(row, member.id);
  if (!row || !side) throw new Refusal('mentoring_unknown');
  const otherId = accountOn(row, side === 'mentor' ? 'mentee' : 'mentor');
  const [people, notes, steps, files, messages] = await Promise.all([
    findApplicants(db, otherId === null ? [] : [otherId], member),
    findNotes(db, row.id),
    findNextSteps(db, row.id),
    findFiles(db, row.id),
    row.is_young ? findMessages(db, row.id) : [],
  ]);
  return presentSession(row, {
    side,
    person: people.get(otherId ?? '')?.person ?? null,
    notes,
    steps,
    files,
    messages,
  });
}
