import type { NotificationRules, Notifications } from '../ground/notification.ts';
import type { enquiryEvents } from './events.ts';

export const enquiryNotifications: Notifications = {
  rules: {
    'enquiries.created': { emails: ['enquiry', 'enquiry-confirmation'] },
    'enquiries.answered': { emails: ['enquiry-answer'] },
  } satisfies NotificationRules<typeof enquiryEvents>,
};
