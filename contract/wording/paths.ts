/** Addresses to which pages of every module lead. */
export const wordingPaths = {
  wrongWord: '/wrong-word',
} as const;
