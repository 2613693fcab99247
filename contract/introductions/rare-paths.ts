const list = '/my/introductions';

/** Addresses to which pages of few modules lead. */
export const introductionPaths = {
  /** Requests for me, for others, and past ones: `?list=`. */
  list,
  capacity: `${list}/limits`,
  new: `${list}/new`,
  introduction: (id: string) => `${list}/${id}`,
  /** The form that asks a member, by their handle, or a project, by its slug. The type of purposes follows from kinds that know this file. */
  ask: (purpose: string, to: { member: string } | { project: string }) =>
    `${list}/new?${new URLSearchParams({ purpose, ...to })}`,
} as const;
