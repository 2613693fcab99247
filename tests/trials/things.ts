import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { draftProject, type Founder, type Made, pairBetween } from './pairs.ts';

const pairOf = (made: Made): Thing => ({
  owners: members,
  own: async (core, owner) => {
    const { id } = await pairBetween(core, { asker: owner as Founder }, made);
    return { requestId: id };
  },
  gone: { requestId: newId() },
});

/** Objects for the path parameters of calls about trials. */
export const trialThings = {
  pair: pairOf({}),
  // In a project of the caller's own, which is a draft.
  withProject: {
    owners: members,
    own: async (core, owner) => {
      const { id } = await pairBetween(core, { asker: owner as Founder });
      return { requestId: id, projectSlug: await draftProject(core, owner as Founder) };
    },
    gone: { requestId: newId(), projectSlug: newId() },
  },
  handedIn: pairOf({ handedIn: ['asker'] }),
  answering: pairOf({ trial: 'answering' }),
} satisfies Record<string, Thing>;
