/** A pair has the id of the request from which it began. */
export const trialPaths = {
  trial: (id: string) => `/my/trials/${id}`,
} as const;
