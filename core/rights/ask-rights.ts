import { sql } from 'kysely';
import type { RequestBody } from '#contract/rights/calls.ts';
import type { RequestKind } from '#contract/rights/limits.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { newId } from '../ground/ids.ts';
import { holdSender, receiveRequest } from './steps/receive-request.ts';
import { showRequest } from './steps/show-request.ts';

/** Takes a member's request or complaint. The same words within an hour are one request, however often they are sent. */
export async function askRights(
  core: Core,
  member: Member,
  { kind, words }: { kind: RequestKind; words: string },
): Promise<RequestBody> {
  return core.db.transaction().execute(async (tx) => {
    await holdSender(tx, member.id);
    const earlier = await tx
      .selectFrom('rights_requests')
      .select('id')
      .where((row) => row.and({ account_id: member.id, kind, words }))
      .where('state', '<>', 'withdrawn')
      .where('received_at', '>', sql<Date>`now() - interval '1 hour'`)
      .executeTakeFirst();
    const id = earlier?.id ?? newId();
    if (!earlier) await receiveRequest(tx, { id, kind, words, accountId: member.id });
    return showRequest(tx, core, id);
  });
}
