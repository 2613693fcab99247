import type { BreachAuthority, BreachList } from '#contract/breaches/limits.ts';
import { moment, plural } from '#web/ground/texts/amounts.ts';
import { language } from '#web/ground/texts/en/language.ts';

const countries = new Intl.DisplayNames([language], { type: 'region' });

/** Breaches at the desk. The operator opens, mails, reports and closes them on the command line. */
export const breachTexts = {
  title: 'Breaches of data',
  room: 'Breaches',
  one: 'Breach',
  back: 'All breaches',
  list: 'Which breaches',
  lists: { open: 'Open', closed: 'Closed' } satisfies Record<BreachList, string>,
  none: {
    open: 'No breach is open. The operator opens a breach on the command line.',
    closed: 'No breach was closed yet.',
  } satisfies Record<BreachList, string>,
  late: (count: number) =>
    plural(count, { one: () => '1 report is late', other: (shown) => `${shown} reports are late` }),
  search: 'Number or words',
  searchAct: 'Search',
  next: 'Go on',
  number: (number: string) => `Breach ${number}`,
  affected: (count: number) =>
    plural(count, { one: () => '1 person affected', other: (shown) => `${shown} people affected` }),
  openedOn: (at: string) => `found ${moment(at)}`,
  closedOn: (at: string) => `closed ${moment(at)}`,
  span: (from: string, until: string) => `${moment(from)} to ${moment(until)}`,
  happened: 'What happened',
  measures: 'What we did',
  advice: 'What people can do',
  people: 'People',
  guardians: (count: number) =>
    plural(count, {
      one: () => 'We also tell 1 guardian',
      other: (shown) => `We also tell ${shown} guardians`,
    }),
  country: (code: string, count: number) =>
    `${code ? (countries.of(code) ?? code) : 'Unknown country'}: ${count}`,
  mailed: (at: string) => `We began to send emails on ${moment(at)}.`,
  unmailed: (count: number) =>
    plural(count, {
      one: () => 'We have not emailed 1 person yet.',
      other: (shown) => `We have not emailed ${shown} people yet.`,
    }),
  reports: 'Reports',
  authorities: {
    india_board_first: 'Data Protection Board of India, first report',
    india_board_full: 'Data Protection Board of India, full report',
    india_cert: 'CERT-In',
    ghana: 'Data Protection Commission, Ghana',
    nigeria: 'Nigeria Data Protection Commission',
    uganda: 'Personal Data Protection Office, Uganda',
  } satisfies Record<BreachAuthority, string>,
  due: (at: string) => `due ${moment(at)}`,
  sent: (at: string) => `sent ${moment(at)}`,
  reference: (said: string) => `reference ${said}`,
  draft: 'Draft',
  closing: 'How it ended',
} as const;
