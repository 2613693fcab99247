import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import type { Thing } from '#tests/access/access-callers.ts';

/** The things of this module that a call can name. */
export const enquiryThings = {
  enquiry: {
    owners: [],
    own: async (core) => ({ enquiryId: await enquiryTo(core) }),
    gone: { enquiryId: newId() },
  },
} satisfies Record<string, Thing>;

async function enquiryTo(core: Core): Promise<string> {
  const id = newId();
  const values = { full_name: 'Asha', email: 'asha@example.org', subject: 'A lab', message: 'Come' };
  await core.db
    .insertInto('enquiries')
    .values({ id, ...values })
    .execute();
  return id;
}
