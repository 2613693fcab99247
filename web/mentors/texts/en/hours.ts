import { hoursLimits as limits } from '#rules/mentoring/hours.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const hoursTexts = {
  title: 'Your hours',
  description: 'When you have time for sessions, with breaks and limits.',
  lead: 'Say when you have time for sessions, such as Tuesday from 18:00 until 20:00. The times are in the time zone below. Leave a day empty if you have no time then.',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: (day: string) => `${day} from`,
  until: (day: string) => `${day} until`,
  fromShort: 'From',
  untilShort: 'Until',
  more: 'More times',
  spanOf: (day: string, at: number) => `${day}, time ${at}`,
  zone: 'Time zone',
  zoneHint: 'Continent and city, such as Asia/Kolkata or America/New_York.',
  rules: 'Breaks and limits',
  every: 'Sessions start',
  everyOf: (minutes: number) => (minutes === 60 ? 'Every hour' : `Every ${minutes} minutes`),
  breakMinutes: `Break after a session, in minutes (${limits.breakMinutes.min} to ${limits.breakMinutes.max})`,
  noticeHours: `Members ask at least so many hours before (${limits.noticeHours.min} to ${limits.noticeHours.max})`,
  weeksAhead: `Members can ask so many weeks ahead (${limits.weeksAhead.min} to ${limits.weeksAhead.max})`,
  perDay: `Most sessions a day (${limits.perDay.min} to ${limits.perDay.max})`,
  perWeek: `Most sessions a week, Monday to Sunday (${limits.perWeek.min} to ${limits.perWeek.max})`,
  exceptions: 'Other days',
  exceptionsHint: `Days that are not like your usual week, such as a holiday. Leave the times empty if you take no session on that day. For two times on one day, use two rows. Up to ${limits.exceptions} days.`,
  day: 'Day',
  exceptionOf: (at: number) => `Other day ${at}`,
  booked: (count: number) =>
    plural(count, {
      one: () => '1 booked session stays as it is',
      other: (shown) => `${shown} booked sessions stay as they are`,
    }),
  slots: (count: number, next: string) =>
    plural(count, {
      one: () => `Members can ask for 1 free slot: ${next}`,
      other: (shown) => `Members can ask for ${shown} free slots. The next one: ${next}`,
    }),
  save: 'Save your hours',
  saving: 'Saving',
};
