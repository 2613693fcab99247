import type { notificationKinds } from '#contract/notifications/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { notificationHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const notificationWords = {
  refusals: { unsubscription_unknown: 'There is no such link, or it is cut short.' },
  held: notificationHeld,
  emails: {
    notification: 'Notifications of a topic',
  },
} satisfies ModuleWords<typeof notificationKinds>;
