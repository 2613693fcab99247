import { enquiryDeskPaths } from '#contract/enquiries/desk-paths.ts';
import { enquiryPaths } from '#contract/enquiries/paths.ts';
import type { Page } from '../page.ts';

/** The pages of this module, for the table of all pages. */
export const enquiryPages = [
  {
    path: enquiryDeskPaths.enquiries,
    file: 'enquiries/desk/enquiries/page.tsx',
    kind: 'desk',
    right: 'rights',
    hasLayout: true,
  },
  {
    path: enquiryDeskPaths.enquiry(':enquiryId'),
    file: 'enquiries/desk/enquiry/page.tsx',
    kind: 'desk',
    right: 'rights',
    hasLayout: true,
    sample: enquiryDeskPaths.enquiry('nobody'),
  },
  {
    path: enquiryPaths.notice,
    file: 'enquiries/public/notice.tsx',
    kind: 'public',
    isRare: true,
    madeOf: ['legal text:notice'],
    isInSitemap: true,
    picture: 'notice',
  },
] as const satisfies readonly Page[];
