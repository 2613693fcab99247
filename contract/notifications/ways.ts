/** When the emails of a topic leave. */
export const mailWays = ['at_once', 'daily', 'weekly', 'never'] as const;
export type MailWay = (typeof mailWays)[number];

/** The topics for which each member chooses how we email them, in the order of the grid, with the defaults. */
export const usualWays = {
  messages: 'at_once',
  answers: 'at_once',
  teams: 'daily',
  following: 'weekly',
  searches: 'weekly',
  mentorship: 'at_once',
} as const satisfies Record<string, MailWay>;

/** Where not every way makes sense: saved searches are looked through once a week. */
const fewerWays: Partial<Record<keyof typeof usualWays, readonly MailWay[]>> = {
  searches: ['weekly', 'never'],
};

export function waysOf(topic: ChosenTopic): readonly MailWay[] {
  return fewerWays[topic] ?? mailWays;
}

export type ChosenTopic = keyof typeof usualWays;
export const chosenTopics = Object.keys(usualWays) as ChosenTopic[];

export function isChosenTopic(topic: string): topic is ChosenTopic {
  return Object.hasOwn(usualWays, topic);
}
