/** Addresses to which pages of every module lead. */
export const enquiryPaths = {
  notice: '/notice',
} as const;
