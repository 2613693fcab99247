/** Addresses to which pages of every module lead. */
export const todayPaths = {
  dashboard: '/dashboard',
  moreTime: (turnId: string) => `/dashboard/more-time/${turnId}`,
} as const;
