/** Addresses to which pages of every module lead. */
export const verificationPaths = {
  verification: '/verification',
  verificationOf: (kind: string) => `/verification/${kind.replaceAll('_', '-')}`,
} as const;
