import type { ConversationBody } from '#contract/conversations/calls.ts';
import { messageTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { unnamed } from '#web/people/texts/en/unnamed.ts';

/** What a conversation is called: by the person, or by the project of the team. */
export function titleOf({ project, person }: Pick<ConversationBody, 'project' | 'person'>): string {
  return project?.name ?? nameOf({ name: person?.name ?? '', isGone: person === null });
}

/** What a member is called in a conversation, with a name or without. */
export function nameOf({ name, isGone }: { name: string; isGone: boolean }): string {
  return name || (isGone ? texts.deletedAccount : unnamed);
}
