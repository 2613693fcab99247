import { transparencyPaths } from '#contract/administration/paths.ts';
import { consentPaths } from '#contract/consents/paths.ts';
import { enquiryPaths } from '#contract/enquiries/paths.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { mentorPaths } from '#contract/mentors/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import { transparencyPagePaths } from '#contract/transparency/paths.ts';
import { wordingPaths } from '#contract/wording/paths.ts';
import { wrongWordLabel } from '#web/wording/texts/en/link.ts';

export const shell = {
  skip: 'Skip to content',
  feed: (name: string) => `${name}: stories`,
  mainNavigation: 'Main',
  entries: [
    { label: 'Home', to: sitePaths.home },
    { label: 'Launchpad', to: sitePaths.launchpad },
    { label: 'About', to: sitePaths.about },
    { label: 'Collaboration', to: sitePaths.collaboration },
    { label: 'Stories', to: storyPaths.stories },
  ],
  signIn: 'Sign in',
  getStarted: 'Get Started',
  dashboard: 'Dashboard',
  logOut: 'Logout',
  loggingOut: 'Logging out…',
  loggedOut: 'You are logged out on all your devices.',
  logOutWaits:
    'There is no connection right now. You will be logged out on all your devices as soon as it is back.',
  dismiss: 'Dismiss',
  loading: 'Loading....',
  awaits: {
    unreachable: 'No connection. The page comes when it is back.',
    garbled: 'Saharambh is not answering properly right now. The page comes when it does.',
  },
  account: 'Account',
  openMenu: 'Open menu',
  closeMenu: 'Close menu',
  toDark: 'Use the dark theme',
  toLight: 'Use the light theme',
  footer: {
    quickLinks: {
      title: 'Quick Links',
      entries: [
        { label: 'Launchpad', to: sitePaths.launchpad },
        { label: 'Collaboration', to: sitePaths.collaboration },
        { label: 'Success Stories', to: storyPaths.stories },
        { label: 'About Us', to: sitePaths.about },
        { label: 'Verify a certificate', to: ledgerPaths.verify },
      ],
    },
    wrongWord: { label: wrongWordLabel, to: wordingPaths.wrongWord },
    /** Those without an address are coming, and become links when their pages exist. */
    programs: {
      title: 'Programs',
      coming: 'Coming',
      entries: [
        { label: 'Student Hub', to: sitePaths.organisations },
        { label: 'Startup Incubation', to: projectPaths.projects },
        { label: 'Mentorship', to: mentorPaths.mentorship },
        { label: 'Career Growth', to: opportunityPaths.jobs },
      ] as { label: string; to?: string }[],
    },
    legal: {
      title: 'Legal',
      entries: [
        { label: 'Privacy Policy', to: consentPaths.privacy },
        { label: 'Your data rights', to: `${consentPaths.privacy}#your-rights` },
        { label: 'Terms of Service', to: consentPaths.terms },
        { label: 'Cookies', to: consentPaths.cookies },
        { label: 'Security', to: consentPaths.security },
        { label: 'What we hold', to: enquiryPaths.notice },
        { label: 'Transparency', to: transparencyPagePaths.transparency },
        { label: 'The log of our staff', to: transparencyPaths.log },
        { label: 'Complain', to: rightsPaths.complain },
      ],
    },
    contact: { phoneNote: 'Phone line opening soon' },
    follow: 'Follow us',
    rights: 'All rights reserved.',
  },
} as const;
