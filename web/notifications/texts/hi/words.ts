import type { notificationKinds } from '#contract/notifications/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { notificationHeld } from './held.ts';

export const notificationWords = {
  refusals: { unsubscription_unknown: 'ऐसा कोई लिंक नहीं है, या वह अधूरा है।' },
  held: notificationHeld,
  emails: {
    notification: 'किसी विषय की सूचनाएँ',
  },
} satisfies ModuleWords<typeof notificationKinds>;
