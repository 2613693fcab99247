/** Addresses to which pages of every module lead. */
export const sessionPaths = {
  login: '/login',
  /** Where a log-in that awaits its second proof goes on, and where a member proves it again. */
  second: '/login/second',
  signin: '/signin',
  logout: '/logout',
} as const;
