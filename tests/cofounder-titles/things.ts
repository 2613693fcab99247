import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { teamOfTwo, titleAsked } from './titles.ts';

/** Objects for the path parameters of calls about titles. */
export const cofounderTitleThings = {
  team: {
    owners: members,
    own: async (core, owner) => {
      const { slug, mate } = await teamOfTwo(core, owner as Member);
      return { projectSlug: slug, personId: mate.id };
    },
    gone: { projectSlug: newId(), personId: newId() },
  },
  asked: {
    owners: members,
    own: async (core, mate) => {
      const { slug, titleId } = await titleAsked(core, { mate: mate as Member });
      return { projectSlug: slug, titleId };
    },
    gone: { projectSlug: newId(), titleId: newId() },
  },
} satisfies Record<string, Thing>;
