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
  lists: { ahead: 'Planned', past: 'Past' } satisfies Record<OfficeHourList, string>,
  none: { ahead: 'No office hour is planned.', past: 'No office hour is over yet.' } satisfies Record<
    OfficeHourList,
    string
  >,
  noneHow:
    'In an office hour one mentor talks with several members about one topic. Mentors announce office hours on their pages.',
  find: 'Find mentors with office hours',
  first: 'Back to the first',
  next: 'Next page',
  with: (name: string) => `With ${name || former}`,
  yours: 'You are the mentor',
  minutes: (minutes: number) => `${number(minutes)} minutes`,
  states: {
    ahead: 'It has not begun yet',
    running: 'It is on now',
    over: 'Over',
    cancelled: 'Cancelled',
    released: 'Will not take place: the mentor is not available',
  } satisfies Record<OfficeHourState, string>,
  seatStates: {
    taken: 'You have a seat',
    waiting: 'You are on the waiting list',
    offered: 'A seat is offered to you',
    left: 'You have left your seat',
    lapsed: 'You did not answer the offer in time',
    released: 'Ended: one of you is not available',
  } satisfies Record<SeatState, string>,
  left: ({ free, seats }: Pick<OfficeHourRowBody, 'free' | 'seats'>) =>
    free > 0 ? `${number(free)} of ${seatCount(seats)} left` : `All ${number(seats)} seats are taken`,
  seats: ({ coming, seats, free, waiting, state }: OfficeHourBody) => {
    if (state !== 'ahead')
      return coming === 0
        ? 'No seat was taken.'
        : `${number(coming)} of ${seatCount(seats)} ${coming === 1 ? 'was' : 'were'} taken.`;
    const waits =
      waiting > 0 ? ` ${plural(waiting, { one: () => '1 waits', other: (shown) => `${shown} wait` })}.` : '';
    const comes = plural(coming, {
      one: () => '1 member comes.',
      other: (shown) => (coming === 0 ? 'No one has a seat yet.' : `${shown} members come.`),
    });
    return `${comes} ${number(free)} of ${seatCount(seats)} left.${waits}`;
  },
  otherClock: (at: string) => `On the mentor’s clock: ${at}`,
  position: (position: number) => `You are number ${number(position)} on the waiting list.`,
  positionHow: `Up to ${limits.givenHours} hours before, a free seat is yours at once. After that we offer it to you, and you say yes in time. You get no seat while you have another session at that time, or as many seats ahead as you may have.`,
  offered: (dueAt: string) => `Your turn: a seat is offered to you until ${moment(dueAt)}.`,
  reason: 'The reason',
  take: {
    heading: 'Take a seat',
    waitHeading: 'No seat is free: join the waiting list',
    offeredHeading: 'Take the offered seat',
    question: 'A question for the mentor',
    questionHint: 'Only the mentor reads it. The mentor also sees your profile.',
    take: 'Take the seat',
    wait: 'Join the waiting list',
    takeHow: 'The seat is yours at once. You can give it back until the office hour begins.',
    waitHow: `The first member on the list gets a free seat at once, up to ${limits.givenHours} hours before. After that we offer the seat to them.`,
  },
  bars: {
    '': '',
    closed: 'This mentor takes no new members now.',
    mark: 'This mentor answers only members with a mark. You have none yet.',
  } satisfies Record<OfficeHourBody['bar'], string>,
  ownQuestion: 'Your question',
  noQuestion: 'You have asked nothing yet.',
  changeQuestion: 'Change your question',
  saveQuestion: 'Save the question',
  leave: {
    taken: 'Give the seat back',
    waiting: 'Leave the waiting list',
    offered: 'No, give the seat to the next member',
  } as Partial<Record<SeatState | '', string>>,
  leaveHow: 'The next member on the waiting list gets it.',
  where: 'How you meet',
  calendar: 'Your calendar',
  linkFrom: (at: string) => `You see the link here from ${moment(at)} on, one hour before it begins.`,
  linkSeen: (at: string) => `Members with a seat see it from ${moment(at)} on.`,
  opens: (host: string) => `This opens ${host}. It is not part of Saharambh.`,
  erased: `We delete it ${limits.erasedHours} hours after the end.`,
  entry: 'Add it to your calendar',
  entryOver: 'Remove it from your calendar',
  attendees: {
    heading: 'Who comes',
    headingOver: 'Who had a seat',
    none: 'No one has taken a seat yet.',
    former,
    offered: 'A seat is offered to them',
    waiting: 'On the waiting list',
    how: 'Tick who came. No one else sees it: each member finds it only in their own data.',
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
    submit: 'Cancel this office hour',
    how: 'All members with a seat and on the waiting list read the reason.',
  },
  linkHint: 'Begins with https://. Members with a seat see it from an hour before.',
  report: 'Report this office hour',
  reportHow: 'Was money asked for, or a rule broken? Tell us. We do not say who has reported it.',
  busy: 'One moment…',
  done: {
    announced: 'Your office hour is announced.',
    taken: 'You have a seat.',
    waiting: 'You are on the waiting list.',
    left: 'You have left.',
    asked: 'Your question is saved.',
    cancelled: 'The office hour is cancelled.',
    linked: 'The link is changed.',
    ticked: 'Saved.',
  } as Record<string, string>,
} as const;
