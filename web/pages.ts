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
    file: 'site/public/home.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'home',
    isMeasured: true,
  },
  {
    path: paths.launchpad,
    file: 'site/public/launchpad.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'launchpad',
    isMeasured: true,
  },
  {
    path: paths.about,
    file: 'site/public/about.tsx',
    kind: 'public',
    madeOf: 'texts',
    isInSitemap: true,
    picture: 'about',
    isMeasured: true,
  },
  {
    path: paths.collaboration,
    file: 'site/public/collaboration.tsx',
    kind: 'public',
    madeOf: ['figures'],
    isInSitemap: true,
    picture: 'collaboration',
    isMeasured: true,
  },
  {
    path: paths.stories,
    file: 'stories/public/page.tsx',
    kind: 'public',
    query: { category: storyCategories },
    madeOf: ['stories', 'figures'],
    isInSitemap: true,
    picture: 'stories',
    isMeasured: true,
  },
  {
    path: paths.story(':slug'),
    file: 'stories/public/story.tsx',
    kind: 'public',
    madeOf: ['story::slug', 'stories in order'],
    sample: paths.story('a-library-on-three-wheels'),
    isMeasured: true,
  },
  {
    path: paths.person(':handle'),
    file: 'people/public/person.tsx',
    kind: 'public',
    madeOf: ['person::handle', 'people'],
    sample: paths.person('nobody-at-all'),
    isNobodys: true,
  },
  ...legalPages,
  {
    path: paths.login,
    file: 'sessions/member/log-in/page.tsx',
    kind: 'personal',
    isInSitemap: true,
    isMeasured: true,
  },
  {
    path: paths.signin,
    file: 'sessions/member/log-in/page.tsx',
    id: 'signin',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.signup,
    file: 'sign-ups/member/page.tsx',
    kind: 'personal',
    isRare: true,
    isInSitemap: true,
    isMeasured: true,
  },
  {
    path: paths.forgotPassword,
    file: 'passwords/member/forgot-password.tsx',
    kind: 'personal',
    isRare: true,
  },
  {
    path: paths.resetPassword,
    file: 'passwords/member/reset-password.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.restoreEmail,
    file: 'addresses/member/restore-email.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.verifyEmail,
    file: 'addresses/member/verify-email/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  {
    path: paths.guardian,
    file: 'guardians/member/page.tsx',
    kind: 'personal',
    isRare: true,
    isUnlisted: true,
  },
  { path: paths.logout, file: 'sessions/member/log-out.ts', kind: 'act' },
  { path: paths.dashboard, file: 'today/member/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.moreTime(':turnId'),
    file: 'today/member/more-time/page.tsx',
    kind: 'personal',
    isRare: true,
    hasFrame: true,
    sample: paths.moreTime('nobody'),
  },
  { path: paths.you, file: 'profiles/member/page.tsx', kind: 'personal', hasFrame: true, takesFiles: true },
  { path: paths.yourProfile, file: 'profiles/member/profile/page.tsx', kind: 'personal', hasFrame: true },
  ...youPages,
  { path: paths.find, file: 'search/member/page.ts', kind: 'act', isUnlisted: true },
  { path: paths.people, file: 'search/member/page.ts', id: 'people', kind: 'act', isUnlisted: true },
  { path: paths.findPeople, file: 'people/member/find/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.findPerson(':handle'),
    file: 'people/member/found/page.tsx',
    kind: 'personal',
    hasFrame: true,
    sample: paths.findPerson('nobody-at-all'),
  },
  {
    path: paths.birthDate,
    file: 'accounts/member/birth-date/page.tsx',
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.verification,
    file: 'verifications/member/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  {
    path: paths.verificationOf(':kind'),
    file: 'verifications/member/kind/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
    sample: paths.verificationOf('student'),
    takesFiles: true,
  },
  { path: paths.settings, file: 'accounts/member/settings/page.tsx', kind: 'personal', hasFrame: true },
  ...safetyPages,
  {
    path: paths.mailWays,
    file: 'notifications/member/mail-ways/page.tsx',
    isRare: true,
    kind: 'personal',
    hasFrame: true,
  },
  { path: paths.notifications, file: 'notifications/member/page.tsx', kind: 'personal', hasFrame: true },
  {
    path: paths.unsubscribe(':token'),
    file: 'notifications/member/unsubscribe/page.tsx',
    kind: 'personal',
    sample: paths.unsubscribe('teams.nobody.0'),
    takesMailPrograms: true,
  },
  ...messagePages,
  ...projectPages,
  ...opportunityPages,
  { path: deskPaths.enquiries, file: 'enquiries/desk/enquiries/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.enquiry(':enquiryId'),
    file: 'enquiries/desk/enquiry/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.enquiry('nobody'),
  },
  { path: deskPaths.accounts, file: 'accounts/desk/accounts/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.account(':accountId'),
    file: 'accounts/desk/account/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.account('nobody'),
  },
  {
    path: deskPaths.guardianRefusals,
    file: 'supervision/desk/guardians/page.tsx',
    kind: 'desk',
    hasFrame: true,
  },
  {
    path: deskPaths.verifications,
    file: 'verifications/desk/verifications/page.tsx',
    kind: 'desk',
    hasFrame: true,
  },
  {
    path: deskPaths.reviewedVerification(':verificationId'),
    file: 'verifications/desk/verification/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.reviewedVerification('nobody'),
  },
  { path: deskPaths.deskProjects, file: 'projects/desk/projects/page.tsx', kind: 'desk', hasFrame: true },
  {
    path: deskPaths.deskProject(':projectId'),
    file: 'projects/desk/project/page.tsx',
    kind: 'desk',
    hasFrame: true,
    sample: deskPaths.deskProject('nobodys'),
  },
  {
    path: deskPaths.academicDomains,
    file: 'verifications/desk/academic-domains/page.tsx',
    kind: 'desk',
    hasFrame: true,
  },
  { path: deskPaths.letters, file: 'letters/desk/page.tsx', kind: 'desk', hasFrame: true },
  { path: deskPaths.log, file: 'administration/desk/log/page.tsx', kind: 'desk', hasFrame: true },
  { path: '/dev/ui', file: 'dev/ui.tsx', kind: 'workshop' },
  { path: '/robots.txt', file: 'site/machine/robots.ts', kind: 'machine' },
  { path: '/sitemap.xml', file: 'site/machine/sitemap.ts', kind: 'machine' },
  { path: paths.feed, file: 'stories/public/feed.ts', kind: 'machine' },
  { path: '/manifest.webmanifest', file: 'site/machine/manifest.ts', kind: 'machine' },
] as const satisfies readonly Page[];

/** The frame of the pages that have one. */
export const frameFile = 'layout/member/frame.tsx';

/** What stands around each desk page inside that frame. */
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
