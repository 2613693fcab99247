import type { ConversationBody } from '#contract/conversations/calls.ts';
import { messageTexts as texts } from '#web/conversations/texts/en/messages.ts';
import { unnamed } from '#web/people/texts/en/unnamed.ts';

/** The title of a conversation: the project's name, or else the other member's. */
export function titleOf({ project, person }: Pick<ConversationBody, 'project' | 'person'>): string {
  return project?.name ?? nameOf({ name: person?.name ?? '', isGone: person === null });
}

/** The member's name in a conversation, or the words for a member who has no name or whose account is deleted. */
export function nameOf({ name, isGone }: { name: string; isGone: boolean }): string {
  return name || (isGone ? texts.deletedAccount : unnamed);
}
