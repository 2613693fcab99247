export const projectLimits = {
  name: 80,
  line: 140,
  text: 2000,
  website: 500,
  title: 60,
  owners: 5,
  reason: 500,
  update: 1000,
  /** Of a note. */
  pictures: 3,
  /** How long it is known who was in a team. */
  pastSeatDays: 365,
  alt: 200,
  appeal: { min: 20, max: 1500 },
} as const;

/** The fields that a project needs before the public may see it, in the order of the form. */
export const neededToPublish = ['stage', 'problem', 'today', 'next', 'sectors'] as const;
export type NeededToPublish = (typeof neededToPublish)[number];

export const projectStates = ['draft', 'published', 'archived', 'removed'] as const;
export type ProjectState = (typeof projectStates)[number];

/** Days in which the owners of a removed project may appeal. */
export const projectTimes = { appealDays: 14 } as const;

/** The lists of the desk. */
export const projectLists = ['appeals', 'removed', 'all'] as const;
export type ProjectList = (typeof projectLists)[number];
