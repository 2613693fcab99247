/** Addresses to which pages of every module lead. */
export const sessionPaths = {
  login: '/login',
  signin: '/signin',
  logout: '/logout',
} as const;
