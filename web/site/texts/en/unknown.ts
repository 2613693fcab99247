export const unknown = {
  /** Before the address. */
  noPage: 'This is the home page. There is no page at this address:',
} as const;
