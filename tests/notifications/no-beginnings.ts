import { putMailWays, putNotificationsRead, putUnsubscription } from '#contract/notifications/calls.ts';
import type { NoBeginnings } from '#tests/ground/module-samples.ts';

export const notificationNoBeginnings = {
  own: [putNotificationsRead, putMailWays, putUnsubscription],
} satisfies NoBeginnings;
