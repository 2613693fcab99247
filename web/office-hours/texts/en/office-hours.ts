import type { OfficeHourList } from '#contract/office-hours/limits.ts';
import type { OfficeHourBody, OfficeHourRowBody } from '#contract/office-hours/shapes.ts';
import { officeHourLimits as limits } from '#rules/office-hours/limits.ts';
import type { OfficeHourState, SeatState } from '#rules/office-hours/states.ts';
import { moment, number, plural } from '#web/ground/texts/amounts.ts';

const former = 'A former member';
const seatCount = (count: number) =>
  plural(count, { one: () => '1 seat', other: (shown) => `${shown} seats` });

/** Of the list of office hours, and of one of them. */
export const officeHourTexts = {
  title: 'Office hours',
  description: 'Your office hours as mentor, and those in which you have a seat.',
  one: 'Office hour',
  up: 'Mentoring',
  lists: { ahead: 'Ahead', past: 'Past' } satisfies Record<OfficeHourList, string>,
  none: { ahead: 'No office hour is ahead.', past: 'No office hour is past.' } satisfies Record<
    OfficeHourList,
    string
  >,
  noneHow: 'Mentors announce them on their pages: one topic, several seats.',
  find: 'Find mentors with office hours',
  first: 'To the first',
  next: 'Further on',
  with: (name: string) => `With ${name || former}`,
  yours: 'You are the mentor',
  minutes: (minutes: number) => `${number(minutes)} minutes`,
  states: {
    ahead: 'Ahead',
    running: 'It is on now',
    over: 'Over',
    cancelled: 'Cancelled',
    released: 'Not available at present',
  } satisfies Record<OfficeHourState, string>,
  seatStates: {
    taken: 'You have a seat',
    waiting: 'You wait for a seat',
    offered: 'A seat is offered to you',
    left: 'You have left',
    lapsed: 'You did not answer the offer in time',
    released: 'Not available at present',
  } satisfies Record<SeatState, string>,
  left: ({ free, seats }: Pick<OfficeHourRowBody, 'free' | 'seats'>) =>
    free > 0 ? `${number(free)} of ${seatCount(seats)} left` : `All ${number(seats)} seats are taken`,
  seats: ({ coming, seats, free, waiting, state }: OfficeHourBody) => {
    if (state !== 'ahead')
      return `${number(coming)} of ${seatCount(seats)} ${coming === 1 ? 'was' : 'were'} taken.`;
    const waits =
      waiting > 0 ? ` ${plural(waiting, { one: () => '1 waits', other: (shown) => `${shown} wait` })}.` : '';
    const comes = plural(coming, {
      one: () => '1 member comes.',
      other: (shown) => (coming === 0 ? 'No one has a seat yet.' : `${shown} members come.`),
    });
    return `${comes} ${number(free)} of ${seatCount(seats)} left.${waits}`;
  },
  otherClock: (at: string) => `On the mentor’s clock: ${at}`,
  position: (position: number) => `You are number ${number(position)} on the list.`,
  positionHow: `A seat that comes free is yours at once until ${limits.givenHours} hours before; then it is offered to you. You are passed over while you have another session then, or as many seats ahead as you may.`,
  offered: (dueAt: string) => `Your turn: a seat is offered to you until ${moment(dueAt)}.`,
  reason: 'The reason',
  take: {
    heading: 'Take a seat',
    waitHeading: 'Join the list',
    offeredHeading: 'Take the offered seat',
    question: 'A question for the mentor',
    questionHint: 'The mentor alone reads it. The mentor sees your profile.',
    take: 'Take the seat',
    wait: 'Join the list',
    takeHow: 'The seat is yours at once. You can leave it until the office hour begins.',
    waitHow: `The next on the list gets a seat that comes free, until ${limits.givenHours} hours before. Then it is offered.`,
  },
  bars: {
    '': '',
    closed: 'This mentor takes nothing new at present.',
    mark: 'This mentor answers members with a mark. You have none yet.',
  } satisfies Record<OfficeHourBody['bar'], string>,
  ownQuestion: 'Your question',
  noQuestion: 'You have asked nothing yet.',
  changeQuestion: 'Change your question',
  saveQuestion: 'Save the question',
  leave: {
    taken: 'Leave the seat',
    waiting: 'Leave the list',
    offered: 'Leave the seat to the next',
  } as Record<SeatState | '', string>,
  leaveHow: 'The next on the list gets it.',
  where: 'Where',
  calendar: 'Your calendar',
  linkFrom: (at: string) => `The link shows here from ${moment(at)} on, an hour before.`,
  linkSeen: (at: string) => `Members with a seat see it from ${moment(at)} on.`,
  opens: (host: string) => `This opens ${host}. It is not part of Saharambh.`,
  erased: `It is erased ${limits.erasedHours} hours after the end.`,
  entry: 'Put it into your calendar',
  entryOver: 'Take it out of your calendar',
  attendees: {
    heading: 'Who comes',
    headingOver: 'Who had a seat',
    none: 'No one has taken a seat yet.',
    former,
    offered: 'A seat is offered to them',
    waiting: 'On the list',
    how: 'Tick who came. It counts in no figure, and each member finds it in their own data alone.',
    came: (name: string) => `${name || former} came`,
    save: 'Save who came',
    ticked: 'You have said who came.',
    report: 'Report this question',
    warnings: {
      asks_for_money: 'The question seems to ask for money. Mentoring is free of charge here.',
      leads_away: 'The question seems to lead to another messenger.',
    },
  },
  change: {
    heading: 'Change the link',
    link: 'Link',
    submit: 'Change the link',
  },
  cancel: {
    heading: 'Cancel the office hour',
    submit: 'Cancel it',
    how: 'All who have a seat or wait read the reason.',
  },
  linkHint: 'Begins with https://. Members with a seat see it from an hour before.',
  report: 'Report this office hour',
  reportHow: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  busy: 'One moment…',
  done: {
    announced: 'Your office hour is announced.',
    taken: 'You have a seat.',
    waiting: 'You are on the list.',
    left: 'You have left.',
    asked: 'Your question is saved.',
    cancelled: 'The office hour is cancelled.',
    linked: 'The link is changed.',
    ticked: 'Saved.',
  } as Record<string, string>,
} as const;
