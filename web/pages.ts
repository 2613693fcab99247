import { storyCategories } from '#contract/stories/shapes.ts';
import { deskPaths } from './desk-paths.ts';
import { legalPages } from './legal-pages.ts';
import { messagePages } from './message-pages.ts';
import { opportunityPages } from './opportunity-pages.ts';
import { paths } from './paths.ts';
import { projectPages } from './project-pages.ts';
import { safetyPages } from './safety-pages.ts';
import { youPages } from './you-pages.ts';

/**
 * `public`: the same for everyone, kept in memory. `personal`: made for whoever the session names. `act`: shows nothing,
 * takes the form of other pages. `desk`: for administrators. `machine`: a file for programs. `workshop`: for whoever works on the product.
 */
export type Kind = 'public' | 'personal' | 'act' | 'desk' | 'machine' | 'workshop';

export type Page = {
  path: string;
  /** Below web/. */
  file: string;
  kind: Kind;
  /** Where two pages share a file. */
  id?: string;
  /**
   * Of what a public page is made. `texts`: of nothing but its texts, so it is rendered with the build. Otherwise the
   * names of what it shows (`:name` stands for what the address has there): it is kept until one of them changes.
   */
  madeOf?: 'texts' | readonly string[];
  /** What behind the `?` changes a public page, with every value that does, or their form; all else is as if it were not. */
  query?: Readonly<Record<string, readonly string[] | RegExp>>;
  isInSitemap?: boolean;
  /** The name of its picture under /share/; the home page's stands for all others. */
  picture?: string;
  /** An address for tests and benchmarks, where the path has parameters. */
  sample?: string;
  /** Its sample is nobody's, since nobody has made one before there are members: its own tests look at a real one. */
  isNobodys?: boolean;
  /** Stands in the frame of a signed-in person's pages. */
  hasFrame?: boolean;
  /** Takes forms with a file, each sent with its name behind `?file=`; such a body reaches the action unread. */
  takesFiles?: boolean;
  /** Takes what mail programs send, without a cookie or an origin: so nobody is known here, and no cookie counts. */
  takesMailPrograms?: true;
  /** People come here so seldom that the scripts of other pages are not told of it. */
  isRare?: boolean;
  /** Public pages do not lead to it, but a mail or an address: their scripts are not told of it. */
  isUnlisted?: boolean;
  /** Has a promise of its own in the benchmark with Lighthouse. */
  isMeasured?: boolean;
};

/** Every page there is. Routes, rendering, sitemap, share pictures, budgets and checks follow from it. */
export const pages = [
  {
    path: paths.home,
    file: 'public/home.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'home',
    isMeasured: true,
  },
  {
    path: paths.launchpad,
    file: 'public/launchpad.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'launchpad',
    isMeasured: true,
  },
  {
    path: paths.about,
    file: 'public/about.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'about',
    isMeasured: true,
  },
  {
    path: paths.collaboration,
    file: 'public/collaboration.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'collaboration',
    isMeasured: true,
  },
  {
    path: paths.stories,
    file: 'public/stories/page.tsx',
    kind: 'public',
    query: { category: storyCategories },
    madeOf: ['stories', 'figures'],
    isInSitemap: true,
    picture: 'stories',
    isMeasured: true,
  },
  {
    path: paths.story(':slug'),
    file: 'public/stories/story.tsx',
    kind: 'public',
    madeOf: ['story::slug', 'stories in order'],
    sample: paths.story('a-library-on-three-wheels'),
    isMeasured: true,
  },
  {
    path: paths.person(':handle'),
    file: 'public/people/person.tsx',
    kind: 'public',
    madeOf: ['person::handle', 'people'],
    sample: paths.person('nobody-at-all'),
    isNobodys: true,
  },
  ...legalPages,
  {
    path: paths.login,
    file: 'member/log-in/page.tsx',
    kind: 'personal',
    isInSitemap: true,
    isMeasured: true,
  },
  {
    path: paths.signin,
    file: 'member/log-in/page.tsx',
    id: 'signin',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.signup,
    file: 'member/sign-up/page.tsx',
    kind: 'personal',
    isRare: true,
    isInSitemap: true,
    isMeasured: true,
  },
  { path: paths.forgotPassword, file: 'member/recovery/forgot-password.tsx', kind: 'personal', isRare: true },
  {
    path: paths.resetPassword,
    file: 'member/recovery/reset-password.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.restoreEmail,
    file: 'member/recovery/restore-email.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.verifyEmail,
    file: 'member/verify-email/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.guardian,
    file: 'member/guardian/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  { path: paths.logout, file: 'member/log-out.ts', kind: 'act' },
  { path: paths.dashboard, file: 'member/dashboard/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.moreTime(':turnId'),
    file: 'member/dashboard/more-time/page.tsx',
    kind: 'personal',
    isRare: true,
    hasFrame: true,
    sample: paths.moreTime('nobody'),
  },
  { path: paths.you, file: 'member/you/page.tsx', kind: 'personal', hasFrame: true, takesFiles: true },
  { path: paths.yourProfile, file: 'member/you/profile/page.tsx', kind: 'personal', hasFrame: true },
  ...youPages,
  { path: paths.find, file: 'member/find/page.ts', kind: 'act', isUnlisted: true },
  { path: paths.people, file: 'member/find/page.ts', id: 'people', kind: 'act', isUnlisted: true },
  { path: paths.findPeople, file: 'member/find/people/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.findPerson(':handle'),
    file: 'member/find/person/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.findPerson('nobody-at-all'),
  },
  {
    path: paths.birthDate,
    file: 'member/birth-date/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.verification,
    file: 'member/verification/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.verificationOf(':kind'),
    file: 'member/verification/kind/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.verificationOf('student'),
    takesFiles: true,
  },
  { path: paths.settings, file: 'member/settings/page.tsx', kind: 'personal', hasFrame: true },
  ...safetyPages,
  {
    path: paths.mailWays,
    file: 'member/settings/notifications/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  { path: paths.notifications, file: 'member/notifications/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.unsubscribe(':token'),
    file: 'member/unsubscribe/page.tsx',
    kind: 'personal',
    sample: paths.unsubscribe('teams.nobody.0'),
    takesMailPrograms: true,
  },
  ...messagePages,
  ...projectPages,
  ...opportunityPages,
  { path: deskPaths.enquiries, file: 'desk/enquiries/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.enquiry(':enquiryId'),
    file: 'desk/enquiry/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.enquiry('nobody'),
  },
  { path: deskPaths.accounts, file: 'desk/accounts/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.account(':accountId'),
    file: 'desk/account/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.account('nobody'),
  },
  { path: deskPaths.guardianRefusals, file: 'desk/guardians/page.tsx', kind: 'desk', hasFrame: true },
  { path: deskPaths.verifications, file: 'desk/verifications/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.reviewedVerification(':verificationId'),
    file: 'desk/verification/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.reviewedVerification('nobody'),
  },
  { path: deskPaths.deskProjects, file: 'desk/projects/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.deskProject(':projectId'),
    file: 'desk/project/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.deskProject('nobodys'),
  },
  { path: deskPaths.academicDomains, file: 'desk/academic-domains/page.tsx', kind: 'desk', hasFrame: true },
  { path: deskPaths.letters, file: 'desk/letters/page.tsx', kind: 'desk', hasFrame: true },
  { path: deskPaths.log, file: 'desk/log/page.tsx', kind: 'desk', hasFrame: true },
  { path: '/dev/ui', file: 'dev/ui.tsx', kind: 'workshop' },
  { path: '/robots.txt', file: 'public/machine/robots.ts', kind: 'machine' },
  { path: '/sitemap.xml', file: 'public/machine/sitemap.ts', kind: 'machine' },
  { path: paths.feed, file: 'public/machine/feed.ts', kind: 'machine' },
  { path: '/manifest.webmanifest', file: 'public/machine/manifest.ts', kind: 'machine' },
] as const satisfies readonly Page[];

/** The frame of the pages that have one. */
export const frameFile = 'member/frame/frame.tsx';

/** What stands around each desk page inside that frame. */
export const deskFile = 'desk/desk.tsx';

/** Shown for every other address. */
export const unknownPage = 'public/unknown.tsx';

export type PictureName = Extract<(typeof pages)[number], { picture: string }>['picture'];

/** The pages of some kinds, by an address at which each can be asked for. */
export function addressesOf(isWanted: (page: Page) => boolean): string[] {
  return (pages as readonly Page[]).filter(isWanted).map(({ path, sample }) => sample ?? path);
}

/** The router's name of a page. */
export function routeOf({ id, file }: Pick<Page, 'id' | 'file'>): string {
  return id ?? file.replace(/\.tsx?$/, '');
}
