import { accountPages } from './accounts/pages.ts';
import { addressPages } from './addresses/pages.ts';
import { administrationPages } from './administration/pages.ts';
import { agreementPages } from './agreements/pages.ts';
import { applicationPages } from './applications/pages.ts';
import { blockPages } from './blocks/pages.ts';
import { casePages } from './cases/pages.ts';
import { consentPages } from './consents/pages.ts';
import { conversationPages } from './conversations/pages.ts';
import { devPages } from './dev/pages.ts';
import { enquiryPages } from './enquiries/pages.ts';
import { guardianPages } from './guardians/pages.ts';
import { ledgerPages } from './ledger/pages.ts';
import { letterPages } from './letters/pages.ts';
import { notificationPages } from './notifications/pages.ts';
import { opportunityPages } from './opportunities/pages.ts';
import type { Page } from './page.ts';
import { passwordPages } from './passwords/pages.ts';
import { peoplePages } from './people/pages.ts';
import { profilePages } from './profiles/pages.ts';
import { projectPages } from './projects/pages.ts';
import { savedSearchPages } from './saved-searches/pages.ts';
import { searchPages } from './search/pages.ts';
import { sessionPages } from './sessions/pages.ts';
import { signUpPages } from './sign-ups/pages.ts';
import { sitePages } from './site/pages.ts';
import { storyPages } from './stories/pages.ts';
import { supervisionPages } from './supervision/pages.ts';
import { todayPages } from './today/pages.ts';
import { verificationPages } from './verifications/pages.ts';

/** Every page there is, one line a module. Routes, rendering, sitemap, share pictures, budgets and checks follow from it. */
export const pages = [
  ...accountPages,
  ...addressPages,
  ...administrationPages,
  ...agreementPages,
  ...applicationPages,
  ...blockPages,
  ...casePages,
  ...consentPages,
  ...conversationPages,
  ...devPages,
  ...enquiryPages,
  ...guardianPages,
  ...ledgerPages,
  ...letterPages,
  ...notificationPages,
  ...opportunityPages,
  ...passwordPages,
  ...peoplePages,
  ...profilePages,
  ...projectPages,
  ...savedSearchPages,
  ...searchPages,
  ...sessionPages,
  ...signUpPages,
  ...sitePages,
  ...storyPages,
  ...supervisionPages,
  ...todayPages,
  ...verificationPages,
] as const satisfies readonly Page[];

/** The frame of the pages that have one. */
export const frameFile = 'layout/member/frame.tsx';

/** The layout of the desk pages, inside that one. */
export const deskFile = 'layout/desk/desk.tsx';

/** Shown for every other address. */
export const unknownPage = 'site/public/unknown.tsx';

export type PictureName = Extract<(typeof pages)[number], { picture: string }>['picture'];

/** The pages of some kinds, by an address at which each can be asked for. */
export function addressesOf(isWanted: (page: Page) => boolean): string[] {
  return (pages as readonly Page[]).filter(isWanted).map(({ path, sample }) => sample ?? path);
}

/** The router's name of a page. */
export function routeOf({ id, file }: Pick<Page, 'id' | 'file'>): string {
  return id ?? file.replace(/\.tsx?$/, '');
}
