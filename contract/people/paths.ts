/** Addresses to which pages of every module lead. */
export const peoplePaths = {
  yourPage: '/you/public',
  findPeople: '/find/people',
  findPerson: (handle: string) => `/find/people/${handle}`,
  people: '/people',
  person: (handle: string) => `/people/${handle}`,
} as const;
