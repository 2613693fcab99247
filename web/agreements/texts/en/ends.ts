import type { EndBody } from '#contract/agreements/end-shapes.ts';
import { day, moment, plural } from '#web/ground/texts/amounts.ts';

const count = (numbers: readonly unknown[]) =>
  plural(numbers.length, { one: (shown) => `${shown} milestone`, other: (shown) => `${shown} milestones` });

export const endTexts = {
  title: 'Ending it',
  description: 'How an agreement ends, and what it means.',
  whatItMeans: 'What giving notice now means',
  endDay: (end: string, days: number) =>
    days === 0
      ? `It ends when today is over, on ${day(end)}.`
      : `It ends when ${day(end)} is over: the notice is ${days} days.`,
  cancelled: (planned: readonly unknown[]) =>
    `${count(planned)} not started: cancelled at once. Nothing is owed for them.`,
  underWay: (begun: readonly unknown[], until: string) =>
    `${count(begun)} under way: handed in by ${day(until)}, with the value that the contributor proposes. There is one review, and silence accepts that value. What is not handed in is dropped.`,
  due: (amount: string) => `${amount} is owed for accepted work, and stays owed.`,
  nothingDue: 'Nothing is owed for accepted work now.',
  vested: (units: string) => `${units} units have vested then. They stay the contributor’s.`,
  returned: (units: string) => `${units} units have not, and return to the pool.`,
  nothingReturns: 'No units return to the pool.',
  vestingWord:
    'Vested means earned for good. Units that have not vested are promised for staying, and what the terms say happens to them at the end.',
  bad: 'If a listed cause is stated and stands',
  badVested: (units: string) => `${units} units have vested then, and stay the contributor’s.`,
  badReturned: (units: string) => `${units} units return to the pool.`,
  badUntil:
    'Bad leaver means only this: a cause that the terms list, stated now, which the contributor does not contest in 7 days, or which our staff uphold. Until then units that have not vested are held.',
  cause: 'The cause, if there is one',
  noRuler:
    'You cannot state a cause now. If the contributor contested it, no one could rule on it: all staff who could rule take part in this.',
  noCause: 'None: good leaver',
  words: 'What happened',
  wordsHint: 'The other side reads it. If they contest it, our staff read it too.',
  give: 'Give notice',
  giveHow: 'It cannot be taken back.',
  given: (by: EndBody['side'], at: string) =>
    `${by === 'project' ? 'The project' : 'The contributor'} gave notice on ${moment(at)}.`,
  ends: (end: string) => `It ends when ${day(end)} is over.`,
  ended: (end: string) => `It ended when ${day(end)} was over.`,
  leftToDo: (until: string) => `Still to be handed in, by ${day(until)}:`,
  causeStated: (cause: string) => `The cause that the project states: ${cause}.`,
  causeStages: {
    none: '',
    claimed:
      'The contributor can contest it. Without a word it stands once they were reminded twice; until then units that have not vested are held.',
    contested:
      'The contributor contests it. Our staff rule on it. Their ruling is final. Until then units that have not vested are held.',
    upheld: 'It stands: units that have not vested return to the pool.',
    refused: 'It was refused: the contributor leaves as a good leaver.',
  } satisfies Record<EndBody['cause']['stage'], string>,
  contestUntil: (at: string) => `You can contest it until ${moment(at)}.`,
  contest: 'Contest it',
  contestWords: 'Why it is not so',
  contestHow: 'Staff who belong to neither side read both, and rule.',
  said: 'What was said',
  ruling: 'The ruling',
  notNow: 'Notice can be given while the agreement is in force and something of it is left to do.',
  done: {
    given: 'Notice is given.',
    contested: 'You have contested it.',
  } as Record<string, string>,
  busy: 'One moment…',
} as const;
