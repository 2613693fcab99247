import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { introductionBetween } from './introductions.ts';

const introductionOf = (side: 'asker' | 'asked'): Thing => ({
  owners: members,
  own: async (core, owner) => {
    const { id } = await introductionBetween(core, { [side]: owner as Member });
    return { requestId: id };
  },
  gone: { requestId: newId() },
});

/** Objects for the path parameters of calls about introductions. */
export const introductionThings = {
  forMe: introductionOf('asked'),
  sent: introductionOf('asker'),
  project: {
    owners: members,
    own: async (core, owner) => ({ projectSlug: await publishedProject(core, owner as Member) }),
    gone: { projectSlug: newId() },
  },
} satisfies Record<string, Thing>;
