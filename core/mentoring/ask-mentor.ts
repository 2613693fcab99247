import type { SessionBody } from '#contract/mentoring/shapes.ts';
import type { CopiedFile } from '../applications/copy-file.ts';
import { holdOffBlocks } from '../blocks/steps/hold-unblocked.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { requireAge } from '../ground/require-age.ts';
import { holdOwnStanding } from '../standings/steps/hold-own-standing.ts';
import { getSession } from './get-session.ts';
import { readAttachments } from './read-attachments.ts';
import { findOwnProject } from './steps/find-own-project.ts';
import { holdForSlot } from './steps/hold-for-slot.ts';
import { keepFiles } from './steps/keep-files.ts';
import { openSession } from './steps/open-session.ts';
import { refuseGoneSlot } from './steps/refuse-gone-slot.ts';

type Asked = {
  mentorId: string;
  startsAt: string;
  topic: string;
  question: string;
  links: readonly string[];
  projectSlug: string;
  /** In the store already. */
  brought?: readonly CopiedFile[];
};

/**
 * Asks a mentor for a session at a slot. A slot that the member holds no longer counts if it is still free. The same request
 * again is the one that waits.
 * @throws Refusal `mentoring_links`, `mentoring_attachments_many`; each of `openSession`
 */
export async function askMentor(core: Core, member: Member, asked: Asked): Promise<SessionBody> {
  const { mentorId, topic, question, brought = [] } = asked;
  const links = readAttachments(asked.links, brought.length);
  const id = await core.db.transaction().execute(async (tx) => {
    const startsAt = new Date(asked.startsAt);
    await refuseGoneSlot(tx, member, { mentorId, startsAt });
    const held = await holdForSlot(tx, { mentorId, menteeId: member.id, startsAt });
    requireAge(await holdOwnStanding(tx, member), 'adult');
    await holdOffBlocks(tx, member.id, mentorId);
    const before = await findSame(tx, member.id, asked, startsAt);
    if (before) return before;
    const findProject = () => findOwnProject(tx, member, asked.projectSlug);
    const wanted = { mentorId, startsAt, topic, question, links, held, findProject };
    const one = await openSession(tx, member, wanted);
    await keepFiles(tx, one.id, brought);
    return one.id;
  });
  return getSession(core, member, id);
}

/** The same request, sent before. */
async function findSame(tx: Tx, menteeId: string, asked: Asked, startsAt: Date): Promise<string | undefined> {
  const same = await tx
    .selectFrom('mentoring_sessions')
    .select('id')
    .where('mentee_id', '=', menteeId)
    .where('mentor_id', '=', asked.mentorId)
    .where('starts_at', '=', startsAt)
    .where('state', 'in', ['asked', 'confirmed'])
    .where('question', '=', asked.question)
    .executeTakeFirst();
  return same?.id;
}
