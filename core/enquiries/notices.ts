import type { NoticeRules, Notices } from '../ground/notice.ts';
import type { enquiryEvents } from './events.ts';

export const enquiryNotices: Notices = {
  rules: {
    'enquiries.created': { letters: ['enquiry', 'enquiry-confirmation'] },
    'enquiries.answered': { letters: ['enquiry-answer'] },
  } satisfies NoticeRules<typeof enquiryEvents>,
};
