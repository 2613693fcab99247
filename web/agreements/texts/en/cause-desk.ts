import { moment, plural } from '#web/ground/texts/amounts.ts';

export const causeDeskTexts = {
  title: 'Contested causes',
  intro:
    'A project ends an agreement and states a cause; the contributor contests it. Units that have not vested are held until staff who belong to neither side rule.',
  none: 'Nothing waits for a ruling.',
  late: (count: number) =>
    plural(count, { one: (shown) => `${shown} is late.`, other: (shown) => `${shown} are late.` }),
  due: (at: string) => `by ${moment(at)}`,
  newer: 'Later ones',
  contested: (at: string) => `Contested on ${moment(at)}`,
  states: 'What the project states',
  contests: 'What the contributor says',
  own: 'You are a side of this agreement, or belong to its project. Other staff rule on it.',
  reason: 'The reason, which both sides read',
  uphold: 'Uphold the cause',
  refuse: 'Refuse the cause',
  means:
    'Upheld, units that have not vested return to the pool. Refused, the contributor leaves as a good leaver.',
  court:
    'There is no appeal against it: it is final. A ruling decides what this product shows; it takes away no right to go to court.',
  done: 'The contested cause is decided.',
} as const;
