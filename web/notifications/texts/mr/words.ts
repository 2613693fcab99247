import type { notificationKinds } from '#contract/notifications/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { notificationHeld } from './held.ts';

export const notificationWords = {
  refusals: { unsubscription_unknown: 'अशी कोणतीही लिंक नाही, किंवा ती अपूर्ण आहे.' },
  held: notificationHeld,
  emails: {
    notification: 'एखाद्या विषयाच्या सूचना',
  },
} satisfies ModuleWords<typeof notificationKinds>;
