import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { openPage } from '#tests/mentoring/sessions.ts';
import { review, reviewBetween, reviewWithFile } from './reviews.ts';

type Changes = Parameters<typeof reviewBetween>[2];

const reviewOf = (side: 'mentor' | 'mentee', changes: () => Changes): Thing => ({
  owners: members,
  own: async (core, owner) => {
    const { id } = await reviewBetween(core, { [side]: owner as Member }, changes());
    return { requestId: id };
  },
  gone: { requestId: newId() },
});

/** Objects for the path parameters of calls about written reviews. */
export const writtenReviewThings = {
  // Always another member's page, since no one asks themselves.
  mentor: {
    owners: [],
    own: async (core, owner) => {
      await openPage(core, owner, { said: { review } });
      return { personId: owner.id };
    },
    gone: { personId: newId() },
    isOfPerson: true,
  },
  mentorByHandle: {
    owners: [],
    own: async (core, owner) => {
      await openPage(core, owner, { said: { review } });
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
  asked: reviewOf('mentor', () => ({})),
  request: reviewOf('mentee', () => ({})),
  accepted: reviewOf('mentor', () => ({ state: 'accepted' })),
  answered: reviewOf('mentee', () => ({ state: 'answered' })),
  askedBack: reviewOf('mentor', () => ({
    state: 'answered',
    question_back: 'And then?',
    asked_back_at: new Date(),
  })),
  file: {
    owners: members,
    own: async (core, owner) => {
      const { fileId } = await reviewWithFile(core, { mentor: owner as Member });
      return { fileId };
    },
    gone: { fileId: newId() },
  },
} satisfies Record<string, Thing>;
