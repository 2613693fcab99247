import { messageLimits as limits } from '#contract/conversations/limits.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';

/** Of the conversation that belongs to an application, as it stands in its page. */
export const applicationConversationTexts = {
  title: 'Messages',
  none: {
    applicant: 'Nothing is written yet. The owners of the project read what you write here.',
    owner: 'Nothing is written yet. The applicant and the owners of the project read what you write here.',
  },
  left: (left: number) =>
    left === 0
      ? `You have written ${number(limits.beforeAnswer)} messages. You can go on once the team has answered.`
      : plural(left, {
          one: (shown) => `Before the team answers you can write ${shown} message more.`,
          other: (shown) => `Before the team answers you can write ${shown} messages.`,
        }),
  over: 'The application has ended, so nothing more can be written here.',
  away: 'They are not available now.',
  label: 'Write to the other side',
  send: 'Send',
  busy: 'Sending…',
  whole: 'To the whole conversation, with files',
  done: { written: 'Sent.' } as Record<string, string>,
} as const;
