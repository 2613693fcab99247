/** Addresses to which pages of every module lead. */
export const casePaths = {
  report: (kind: string, id: string) => `/report/${kind}/${id}`,
  ownReport: (id: string, secret = '') => `/report/sent/${id}${secret && `/${secret}`}`,
  judgedCase: (id: string) => `/cases/${id}`,
  suspended: '/suspended',
} as const;
