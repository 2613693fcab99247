/** Addresses to which pages of every module lead. */
export const transparencyPaths = {
  log: '/transparency/log',
} as const;
