import { paths } from '#web/paths.ts';

export const shell = {
  skip: 'Skip to content',
  feed: (name: string) => `${name}: stories`,
  mainNavigation: 'Main',
  entries: [
    { label: 'Home', to: paths.home },
    { label: 'Launchpad', to: paths.launchpad },
    { label: 'About', to: paths.about },
    { label: 'Collaboration', to: paths.collaboration },
    { label: 'Stories', to: paths.stories },
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
        { label: 'Launchpad', to: paths.launchpad },
        { label: 'Collaboration', to: paths.collaboration },
        { label: 'Success Stories', to: paths.stories },
        { label: 'About Us', to: paths.about },
      ],
    },
    /** Those without an address are coming, and become links when their pages exist. */
    programs: {
      title: 'Programs',
      coming: 'Coming',
      entries: [
        { label: 'Student Hub', to: paths.opportunities },
        { label: 'Startup Incubation', to: paths.projects },
        { label: 'Mentorship' },
        { label: 'Career Growth', to: paths.jobs },
      ] as { label: string; to?: string }[],
    },
    legal: {
      title: 'Legal',
      entries: [
        { label: 'Privacy Policy', to: paths.privacy },
        { label: 'Your data rights', to: `${paths.privacy}#your-rights` },
        { label: 'Terms of Service', to: paths.terms },
        { label: 'Cookies', to: paths.cookies },
        { label: 'Security', to: paths.security },
        { label: 'What we hold', to: paths.notice },
      ],
    },
    contact: { title: 'Contact', write: 'Write to us', phoneNote: 'Phone line opening soon' },
    follow: 'Follow us',
    rights: 'All rights reserved.',
  },
} as const;
