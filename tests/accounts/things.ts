import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';

/** The things of this module that a call can name. */
export const accountThings = {
  account: {
    owners: [],
    own: async (_, owner) => ({ accountId: owner.id }),
    gone: { accountId: newId() },
  },
} satisfies Record<string, Thing>;
