import type { IntroductionPurpose } from '../collected.ts';

const list = '/my/introductions';

export const introductionPaths = {
  list,
  forOthers: `${list}/sent`,
  past: `${list}/past`,
  capacity: `${list}/requests`,
  new: `${list}/new`,
  introduction: (id: string) => `${list}/${id}`,
  /** The form that asks a member, by their handle, or a project, by its slug. */
  ask: (purpose: IntroductionPurpose, to: { member: string } | { project: string }) =>
    `${list}/new?${new URLSearchParams({ purpose, ...to })}`,
};
