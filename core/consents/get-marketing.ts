import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';

/** Whether the member wants news by mail: what they said last, and no unless they said so. */
export async function getMarketing(core: Core, member: Member): Promise<{ given: boolean }> {
  const last = await core.db
    .selectFrom('consents')
    .select('given')
    .where('account_id', '=', member.id)
    .where('document', '=', 'marketing')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return { given: last?.given ?? false };
}
