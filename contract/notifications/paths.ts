/** Addresses to which pages of every module lead. */
export const notificationPaths = {
  notifications: '/notifications',
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  mailWays: '/settings/notifications',
} as const;
