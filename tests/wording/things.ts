import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';

let count = 0;

/** The things of this module that a call can name. */
export const wordingThings = {
  wording: {
    owners: [],
    own: async (core) => ({ wordingId: await wordingIn(core) }),
    gone: { wordingId: newId() },
  },
} satisfies Record<string, Thing>;

async function wordingIn(core: Core): Promise<string> {
  const id = newId();
  const values = { language: 'hi', page: '/about', words: `शब्द ${++count}`, better: 'अच्छा शब्द' };
  await core.db
    .insertInto('wordings')
    .values({ id, ...values })
    .execute();
  return id;
}
