/** What a person reads when a page cannot be shown. */
export const failure = {
  missing: {
    title: 'There is nothing at this address',
    text: 'The page may have moved, or the link may be cut short. The home page leads to everything there is.',
  },
  fault: {
    title: 'This page did not work',
    text: 'The fault is ours. Please reload the page; if it stays like this, write to us and say what you were doing.',
  },
  home: 'Go to the home page',
} as const;
