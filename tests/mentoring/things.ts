import { Readable } from 'node:stream';
import type { Insertable } from 'kysely';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { keepFiles } from '#core/mentoring/steps/keep-files.ts';
import type { MentoringSessionsTable } from '#db/tables/mentoring-sessions.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { openPage, sessionBetween, startIn } from './sessions.ts';

type Changes = Partial<Insertable<MentoringSessionsTable>>;
const hourAgo = () => new Date(Date.now() - 3_600_000);

const session = (side: 'mentor' | 'mentee', changes: () => Changes): Thing => ({
  owners: members,
  own: async (core, owner) => {
    const { id } = await sessionBetween(core, { [side]: owner as Member }, changes());
    return { sessionId: id };
  },
  gone: { sessionId: newId() },
});

async function withStep(core: Core, owner: Member) {
  const { id } = await sessionBetween(core, { mentor: owner }, { state: 'confirmed' });
  const stepId = newId();
  await core.db
    .insertInto('mentoring_steps')
    .values({ id: stepId, session_id: id, by_side: 'mentor', who: 'mentor', text: 'Call three growers.' })
    .execute();
  return { sessionId: id, stepId };
}

async function withThanks(core: Core, owner: Member) {
  const { id, mentee } = await sessionBetween(
    core,
    { mentor: owner },
    { state: 'took_place', starts_at: hourAgo() },
  );
  await core.db
    .insertInto('mentoring_thanks')
    .values({ id: newId(), session_id: id, mentor_id: owner.id, mentee_id: mentee.id, text: 'Thank you.' })
    .execute();
  return { sessionId: id };
}

async function withFile(core: Core, owner: Member) {
  const { id } = await sessionBetween(core, { mentor: owner });
  const file = await takeNewFile(core, 'plan.pdf', Readable.from([pdf()]));
  await core.db.transaction().execute((tx) => keepFiles(tx, id, [file]));
  const { id: fileId } = await core.db
    .selectFrom('mentoring_files')
    .select('id')
    .where('session_id', '=', id)
    .executeTakeFirstOrThrow();
  return { fileId };
}

export const appealWords = 'I was there.';

/** Objects for the path parameters of calls about sessions. */
export const mentoringThings = {
  // Always another member's page, since no one asks themselves.
  mentor: {
    owners: [],
    own: async (core, owner) => {
      await openPage(core, owner);
      return { personId: owner.id };
    },
    gone: { personId: newId() },
    isOfPerson: true,
  },
  anyMentor: {
    owners: [],
    own: async (_, owner) => ({ personId: owner.id }),
    gone: { personId: newId() },
  },
  mentorByHandle: {
    owners: [],
    own: async (core, owner) => {
      await openPage(core, owner);
      const { handle } = await core.db
        .selectFrom('handles')
        .select('handle')
        .where('account_id', '=', owner.id)
        .executeTakeFirstOrThrow();
      return { handle };
    },
    gone: { handle: newId() },
    isOfPerson: true,
  },
  fullMentor: {
    owners: [],
    own: async (core, owner) => {
      await openPage(core, owner);
      await core.db.deleteFrom('mentor_slots').where('account_id', '=', owner.id).execute();
      return { personId: owner.id };
    },
    gone: { personId: newId() },
    isOfPerson: true,
  },
  asked: session('mentor', () => ({})),
  request: session('mentee', () => ({})),
  confirmed: session('mentor', () => ({ state: 'confirmed' })),
  // The time that the sample takes.
  moved: session('mentor', () => ({
    state: 'confirmed',
    offered_by: 'mentee',
    offered: [new Date(startIn(4))],
    mentee_moved: true,
  })),
  offered: session('mentor', () => ({
    state: 'confirmed',
    offered_by: 'mentor',
    offered: [new Date(startIn(4))],
    mentor_moved: true,
  })),
  over: session('mentor', () => ({ state: 'confirmed', starts_at: hourAgo() })),
  claimed: session('mentor', () => ({
    state: 'confirmed',
    starts_at: hourAgo(),
    claim: 'open',
    no_show: 'mentor',
    mentee_said: 'other_absent',
  })),
  missed: session('mentor', () => ({
    state: 'no_show',
    starts_at: hourAgo(),
    claim: 'accepted',
    no_show: 'mentor',
    settled_at: new Date(),
  })),
  // Administrators decide nothing about their own session.
  appeal: {
    owners: [],
    own: async (core) => {
      const made = await sessionBetween(
        core,
        {},
        { state: 'no_show', starts_at: hourAgo(), claim: 'accepted', no_show: 'mentee' },
      );
      await core.db
        .insertInto('mentoring_appeals')
        .values({ session_id: made.id, account_id: made.mentee.id, words: appealWords })
        .execute();
      return { sessionId: made.id };
    },
    gone: { sessionId: newId() },
  },
  held: session('mentee', () => ({ state: 'took_place', starts_at: hourAgo() })),
  step: {
    owners: members,
    own: (core, owner) => withStep(core, owner as Member),
    gone: { sessionId: newId(), stepId: newId() },
  },
  file: {
    owners: members,
    own: (core, owner) => withFile(core, owner as Member),
    gone: { fileId: newId() },
  },
  thanked: {
    owners: members,
    own: (core, owner) => withThanks(core, owner as Member),
    gone: { sessionId: newId() },
  },
} satisfies Record<string, Thing>;
