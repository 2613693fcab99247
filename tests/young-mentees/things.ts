import { sql } from 'kysely';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { asYoungPictures } from '#core/written-reviews/as-young-pictures.ts';
import { referenceSecret } from '#core/young-mentees/reference-secret.ts';
import { keepPictures } from '#core/young-mentees/steps/keep-pictures.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { topic } from '#tests/mentoring/sessions.ts';
import { mentorshipBetween, planWith } from '#tests/mentorships/mentorships.ts';
import { reviewQuestion } from '#tests/written-reviews/reviews.ts';
import {
  agreedRequest,
  newChild,
  newPicture,
  newYoungMentor,
  type Opened,
  referenceName,
  switchOn,
  workLink,
} from './young.ts';
import { metChild, runningPlan } from './young-plans.ts';

/** Things that calls of this module name. Their owner may be of any age, since the age of a caller comes later. */
export const youngMenteeThings = {
  request: {
    owners: members,
    own: async (core, owner) => {
      await switchOn(core);
      const mentor = await newYoungMentor(core);
      return { requestId: await requestOf(core, owner.id, mentor.id) };
    },
    gone: { requestId: newId() },
  },
  picture: {
    owners: members,
    own: async (core, owner) => {
      await switchOn(core);
      const mentor = await newYoungMentor(core);
      const requestId = await requestOf(core, owner.id, mentor.id);
      const picture = await newPicture(core);
      await core.db.transaction().execute((tx) => keepPictures(tx, requestId, asYoungPictures([picture])));
      const { id: fileId } = await core.db
        .selectFrom('young_request_files')
        .select('id')
        .where('request_id', '=', requestId)
        .executeTakeFirstOrThrow();
      return { fileId };
    },
    gone: { fileId: newId() },
  },
  plan: {
    owners: members,
    own: async (core, owner) => {
      await switchOn(core);
      const { id, mentor } = await mentorshipBetween(core, { mentee: owner as Member }, { state: 'running' });
      const requestId = newId();
      await core.db
        .insertInto('young_requests')
        .values({
          id: requestId,
          mentee_id: owner.id,
          mentor_id: mentor.id,
          state: 'sent',
          kind: 'plan',
          work: '',
          topic,
          question: '',
          links: [],
          plan: JSON.stringify(planWith()),
          mentorship_id: id,
        })
        .execute();
      return { requestId };
    },
    gone: { requestId: newId() },
  },
  // Only for pages, as the next one.
  met: {
    owners: [],
    own: async (core, owner) => ({ requestId: (await metChild(core, owner as Opened)).id }),
    gone: { requestId: newId() },
  },
  runningPlan: {
    owners: [],
    own: async (core, owner) => ({ requestId: (await runningPlan(core, owner as Opened)).id }),
    gone: { requestId: newId() },
  },
  // Only for pages: it makes the owner a member under 18 with a guardian.
  agreed: {
    owners: [],
    own: async (core, owner) => ({ requestId: (await agreedRequest(core, owner as Opened)).id }),
    gone: { requestId: newId() },
  },
  mentorByHandle: {
    owners: [],
    own: async (core) => {
      await switchOn(core);
      const { id } = await newYoungMentor(core);
      const { handle } = await core.db
        .selectFrom('handles')
        .select('handle')
        .where('account_id', '=', id)
        .executeTakeFirstOrThrow();
      return { handle };
    },
    gone: { handle: newId() },
  },
  guardian: {
    owners: [],
    own: async (core) => {
      const { link } = await newChild(core);
      return { requestId: link.id, secret: link.secret };
    },
    gone: { requestId: newId() },
  },
  mentor: {
    owners: ['administrator'],
    own: async (core, owner) => {
      await waitingMentor(core, owner.id);
      return { personId: owner.id };
    },
    gone: { personId: newId() },
  },
  reference: {
    owners: callers,
    own: async (core) => {
      const { id } = await member(core, { password: null });
      const { requestId } = await waitingMentor(core, id);
      return { requestId, secret: referenceSecret(core, requestId) };
    },
    gone: { requestId: newId() },
  },
} satisfies Record<string, Thing>;

/** A request with the guardian, as it stands in the table. */
export async function requestOf(core: Core, menteeId: string, mentorId: string): Promise<string> {
  const id = newId();
  await core.db
    .insertInto('young_requests')
    .values({
      id,
      mentee_id: menteeId,
      mentor_id: mentorId,
      state: 'with_guardian',
      work: 'document',
      topic,
      question: reviewQuestion,
      links: [workLink],
    })
    .execute();
  return id;
}

/** A mentor with a reference who was asked. */
export async function waitingMentor(core: Core, id: string): Promise<{ requestId: string }> {
  const requestId = newId();
  await sql`insert into young_mentors (account_id, state, statement_version) values (${id}, 'references', 'test')
    on conflict do nothing`.execute(core.db);
  await sql`insert into young_mentor_references (id, account_id, name, email)
    values (${requestId}, ${id}, ${referenceName}, ${freshEmail()})`.execute(core.db);
  return { requestId };
}
