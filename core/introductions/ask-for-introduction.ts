import type { IntroductionPurpose } from '#contract/collected.ts';
import type { IntroductionShownKind } from '#contract/ground/introduction-purpose.ts';
import { deadlineOf } from '#contract/introductions/deadline-of.ts';
import type { IntroductionBody } from '#contract/introductions/shapes.ts';
import { beginDeadline } from '../deadlines/steps/begin-deadline.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { record, type Tx } from '../ground/events.ts';
import { newId } from '../ground/ids.ts';
import { Refusal } from '../ground/refusal.ts';
import { type Address, findReceiver } from './find-receiver.ts';
import { getIntroduction } from './get-introduction.ts';
import { subjectOf } from './row.ts';
import { accept } from './steps/accept.ts';
import { findCounter } from './steps/find-counter.ts';
import { holdIntroduction } from './steps/hold-introduction.ts';
import { type Askable, requireAskable } from './steps/require-askable.ts';
import { requireRoomFor } from './steps/require-room.ts';

type Asked = Address & {
  purpose: IntroductionPurpose;
  shown: IntroductionShownKind;
  projectSlug: string;
  note: string;
  key: string;
};

/**
 * Asks a member, or the owners of a project, to talk. Where the other side asks for the same, it accepts that request. The same
 * key gets its first answer.
 * @throws Refusal `introduction_gone` where the receiver is not there; each of `requireAskable` and `requireRoomFor`
 */
export async function askForIntroduction(
  core: Core,
  member: Member,
  asked: Asked,
): Promise<IntroductionBody> {
  const sent = await findSent(core.db, member.id, asked.key);
  if (sent) return getIntroduction(core, member, sent);
  const { to } = await findReceiver(core, member, asked).catch(asGone);
  const id = await core.db.transaction().execute(async (tx) => {
    const askable = await requireAskable(tx, member, { ...asked, to });
    // The same request from another device.
    const before = await findSent(tx, member.id, asked.key);
    if (before) return before;
    const counterId = await findCounter(tx, asked.purpose, askable.ask);
    const counter = counterId && (await holdIntroduction(tx, counterId));
    if (counter) {
      await accept(tx, counter, { by: member.id, own: { key: asked.key, text: asked.note } });
      return counter.id;
    }
    await requireRoomFor(tx, askable.ask, askable.awayUntil);
    return begin(tx, asked, askable);
  });
  return getIntroduction(core, member, id);
}

/** The receiver may have gone while the note was written. */
function asGone(error: unknown): never {
  if (error instanceof Refusal && error.code === 'introduction_receiver_unknown')
    throw new Refusal('introduction_gone');
  throw error;
}

async function findSent(db: Core['db'], accountId: string, key: string): Promise<string | undefined> {
  const found = await db
    .selectFrom('introductions')
    .select('id')
    .where((row) =>
      row.or([
        row.and([row('asker_id', '=', accountId), row('asked_as', '=', key)]),
        row.and([row('answered_by', '=', accountId), row('accepted_as', '=', key)]),
      ]),
    )
    .executeTakeFirst();
  return found?.id;
}

async function begin(tx: Tx, { purpose, note, key }: Asked, { ask, answererId }: Askable): Promise<string> {
  const { askerId, to, shown } = ask;
  const projectId = to.kind === 'project' ? to.projectId : undefined;
  const one = await tx
    .insertInto('introductions')
    .values({
      id: newId(),
      purpose,
      asker_id: askerId,
      to_kind: to.kind,
      asked_id: to.kind === 'member' ? to.accountId : null,
      project_id: projectId ?? null,
      shown_kind: shown.kind,
      shown_project_id: shown.projectId,
      note,
      asked_as: key,
    })
    .returning(['id', 'purpose'])
    .executeTakeFirstOrThrow();
  await beginDeadline(tx, {
    kind: deadlineOf(purpose),
    subjectId: one.id,
    owes: { accountId: answererId, ...(projectId && { projectId }) },
    awaitedBy: askerId,
  });
  await record(tx, { name: 'introductions.asked', accountId: askerId, subject: subjectOf(one) });
  return one.id;
}
