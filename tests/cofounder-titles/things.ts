import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { teamOfTwo, titleAsked } from './titles.ts';

/** Objects for the path parameters of calls about titles. */
export const cofounderTitleThings = {
  team: {
    owners: members,
    own: async (core, owner) => {
      const { slug, mate } = await teamOfTwo(core, owner as never);
      return { projectSlug: slug, personId: mate.id };
    },
    gone: { projectSlug: newId(), personId: newId() },
  },
  asked: {
    owners: members,
    own: async (core, mate) => {
      const { slug } = await titleAsked(core, { mate: mate as never });
      return { projectSlug: slug, personId: mate.id };
    },
    gone: { projectSlug: newId(), personId: newId() },
  },
} satisfies Record<string, Thing>;
