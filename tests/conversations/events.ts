import type { CoreEvent, EventName } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';

async function answered(core: TestCore, state: 'open' | 'declined'): Promise<Case> {
  const [asker, asked] = [await someone(core), await someone(core)];
  const conversationId = newId();
  await core.db
    .insertInto('conversations')
    .values({ id: conversationId, kind: 'direct', state, requested_by: asker.id })
    .execute();
  const event: CoreEvent = {
    name: 'conversations.answered',
    accountId: asked.id,
    subject: { conversationId },
  };
  return { event, notified: state === 'open' ? { [asker.id]: 'conversation_opened' } : {} };
}

export const conversationEvents: Cases<Extract<EventName, `conversations.${string}` | `messages.${string}`>> =
  {
    'conversations.requested': 'scheduledJob',
    'conversations.answered': [(core) => answered(core, 'open'), (core) => answered(core, 'declined')],
    'conversations.lapsed': 'none',
    'conversations.muted': 'none',
    'conversations.readUpTo': 'none',
    'messages.sent': 'scheduledJob',
    'messages.changed': 'none',
    'messages.warned': 'none',
  };
