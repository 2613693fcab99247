export const unknown = {
  /** Before and after the address. */
  around: ['There is no page at', '. This is the home page.'],
} as const;
