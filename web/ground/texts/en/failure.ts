import { rightsPaths } from '#contract/rights/paths.ts';

/** The words of a page that cannot be shown. */
export const failure = {
  missing: {
    title: 'There is nothing at this address',
    text: 'The link may be cut short. The home page leads to everything there is.',
  },
  /** The same for a signed-in member, whose home is Today. */
  gone: {
    title: 'There is nothing at this address',
    text: 'It may be closed, deleted or not for you to see, or the link is cut short.',
  },
  fault: {
    title: 'This page did not work',
    text: 'Check your connection and reload the page. If that does not help, please complain.',
  },
  away: {
    title: 'We cannot show this right now',
    text: 'Nothing of yours is lost. Please try again shortly.',
  },
  closed: 'This is not open to you yet',
  ways: [
    { to: rightsPaths.complain, label: 'Complain' },
    { to: rightsPaths.withoutAccount, label: 'Ask about your data' },
  ],
  retry: 'Try again',
  home: 'Go to the home page',
  today: 'Go to Today',
  unreachable: 'We could not reach Saharambh. Please check your connection and try again.',
  garbled: 'Saharambh is not answering properly right now. Please try again.',
} as const;
