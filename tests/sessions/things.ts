import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';

/** The things of this module that a call can name. */
export const sessionThings = {
  session: {
    owners: members,
    own: async (_, owner) => ({ sessionId: (owner as Member).sessionId }),
    gone: { sessionId: newId() },
  },
} satisfies Record<string, Thing>;
