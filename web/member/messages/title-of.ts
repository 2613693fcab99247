import type { ConversationBody } from '#contract/conversations.ts';
import { messageTexts as texts } from '#texts/messages.ts';

/** What a conversation is called: by the person, or by the project of the team. */
export function titleOf({ project, person }: Pick<ConversationBody, 'project' | 'person'>): string {
  return project?.name ?? person?.name ?? texts.deletedAccount;
}
