import { hoursLimits as limits } from '#rules/mentoring/hours.ts';
import { plural } from '#web/ground/texts/amounts.ts';

export const hoursTexts = {
  title: 'Your hours',
  description: 'When sessions with you can start.',
  lead: 'Times are local, in the zone below. Leave both fields empty where you have no time.',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
  from: (day: string) => `${day} from`,
  until: (day: string) => `${day} until`,
  fromShort: 'From',
  untilShort: 'Until',
  more: 'More times',
  spanOf: (day: string, at: number) => `${day}, time ${at}`,
  zone: 'Time zone',
  zoneHint: 'By its IANA name, such as Asia/Kolkata or America/New_York.',
  rules: 'Rules',
  every: 'Sessions start',
  everyOf: (minutes: number) => (minutes === 60 ? 'Every hour' : `Every ${minutes} minutes`),
  breakMinutes: `Break after a session, in minutes (${limits.breakMinutes.min} to ${limits.breakMinutes.max})`,
  noticeHours: `Earliest, in hours from now (${limits.noticeHours.min} to ${limits.noticeHours.max})`,
  weeksAhead: `Latest, in weeks from now (${limits.weeksAhead.min} to ${limits.weeksAhead.max})`,
  perDay: `Sessions a day (${limits.perDay.min} to ${limits.perDay.max})`,
  perWeek: `Sessions a week, Monday to Sunday (${limits.perWeek.min} to ${limits.perWeek.max})`,
  exceptions: 'Other days',
  exceptionsHint: `For up to ${limits.exceptions} days. Without times the day is closed. Two rows with one day give it two times.`,
  day: 'Day',
  exceptionOf: (at: number) => `Other day ${at}`,
  booked: (count: number) =>
    plural(count, {
      one: () => '1 booked session stays at the same moment',
      other: (shown) => `${shown} booked sessions stay at the same moment`,
    }),
  slots: (count: number, next: string) =>
    plural(count, {
      one: () => `1 slot can be asked for: ${next}`,
      other: (shown) => `${shown} slots can be asked for. Next: ${next}`,
    }),
  save: 'Save your hours',
  saving: 'Saving',
};
