import type { ConversationBody } from '#contract/conversations/calls.ts';
import { getConversation } from '../conversations/get-conversation.ts';
import { beginForApplication } from '../conversations/steps/begin-for-application.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import type { Tx } from '../ground/events.ts';
import { Refusal } from '../ground/refusal.ts';
import type { ApplicationRow } from './row.ts';
import { holdReceived } from './steps/hold-received.ts';
import { holdSent } from './steps/hold-sent.ts';

/**
 * The conversation of an open application, for its applicant and the owners of its project; the first of them to ask begins
 * it.
 * @throws Refusal `application_unknown`; `application_over`
 */
export async function beginConversation(
  core: Core,
  member: Member,
  applicationId: string,
): Promise<ConversationBody> {
  const id = await core.db.transaction().execute(async (tx) => {
    const one = await hold(tx, member, applicationId);
    if (one.ended_at) throw new Refusal('application_over');
    const isAnswered = one.stage !== 'submitted' && one.stage !== 'seen';
    return beginForApplication(tx, { ...one, isAnswered });
  });
  return getConversation(core, member, id);
}

async function hold(tx: Tx, member: Member, id: string): Promise<ApplicationRow> {
  const own = await tx
    .selectFrom('applications')
    .select('id')
    .where('id', '=', id)
    .where('account_id', '=', member.id)
    .executeTakeFirst();
  const held = own ? await holdSent(tx, member, id) : await holdReceived(tx, member, id);
  return held.one;
}
