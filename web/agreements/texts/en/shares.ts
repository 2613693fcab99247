import { day, moment } from '#web/ground/texts/amounts.ts';

export const sharesTexts = {
  title: 'The promise of shares',
  short: 'Shares',
  description: 'What has vested, when more does, and what becomes of it.',
  notShares:
    'A promise is not a share. Shares need the company’s own decisions and filings, and may never come.',
  units: 'Units promised by accepted milestones',
  vested: 'Vested: earned for good',
  unvested: 'Not vested yet',
  held: 'Vested, and still a promise',
  next: (units: string, on: string) => `The next ${units} units vest on ${day(on)}.`,
  noNext: 'No more units vest by time now.',
  atOnce: 'Units vest at once, when a milestone is accepted.',
  monthly: (months: number, from: string, cliff: number) =>
    cliff === 0
      ? `Units vest monthly over ${months} months from ${day(from)}.`
      : `Units vest monthly over ${months} months from ${day(from)}. Before month ${cliff} is full none do: that is the cliff.`,
  conversion: (on: string, amount: string) =>
    `Until ${day(on)} vested units can become shares. What has not by then is due in cash, at ${amount} a unit: that is the fallback.`,
  fallbackDue: (amount: string) => `${amount} is due in cash in place of shares.`,
  months: 'What has vested',
  month: (units: string, on: string, milestone: number) =>
    `${units} units on ${day(on)}, of milestone ${milestone}`,
  leaving: 'at the end of the agreement',
  conversions: 'What became shares',
  stated: (units: string, on: string, document: string) =>
    `${units} units on ${day(on)}${document && `, by ${document}`}`,
  confirmed: 'Confirmed by the contributor',
  unconfirmed: (until: string) =>
    until === ''
      ? 'Not confirmed yet'
      : `Not confirmed yet. Without a word until ${moment(until)} it counts for nothing: the units stay promised, and from the conversion date on they are due in cash.`,
  givenUp: (units: string, at: string) => `${units} units were given up on ${moment(at)}`,
  confirm: 'Confirm',
  confirmHow: 'Only once you hold these shares. The units are no promise any more then.',
  withdraw: 'Take it back',
  withdrawHow: 'If it was stated wrongly. Another entry says so; none is deleted.',
  deny: 'It is not so',
  denyHow:
    'If you do not hold these shares. The units stay promised, and from the conversion date on they are due in cash. Another entry says so; none is deleted.',
  state: 'State that units became shares',
  stateHow: (units: string) => `Up to ${units} units can. The contributor confirms it.`,
  unitsField: 'How many units',
  dayField: 'On which day',
  documentField: 'By which document',
  documentHint: 'Such as the form and its date, or the number of a certificate.',
  stateAct: 'State it',
  giveUp: 'Give vested units up',
  giveUpHow: (units: string) =>
    `You hold ${units} vested units. Units that you give up are gone for good. No one owes you anything for them. Ask for advice before you do.`,
  askCode: 'Mail me the code',
  askCodeHow: 'It works for 10 minutes, for exactly so many units.',
  code: 'The code from the email',
  giveUpAct: 'Give them up',
  sent: 'The code is on its way to your email address.',
  another: 'Mail me another code',
  pools: 'Changes of the totals',
  pool: (version: number, at: string) => `Version ${version}, ${day(at)}`,
  ofCompany: (from: string, to: string) => `of the company ${from} → ${to}`,
  ofPool: (from: string, to: string) => `of the pool ${from} → ${to}`,
  tiny: 'less than 0.0001 %',
  poolsHow:
    'When the totals change, the number of your units stays as it is, and their part of the whole changes.',
  done: {
    stated: 'You have stated that units became shares. The contributor confirms it.',
    confirmed: 'You have confirmed that you hold these shares.',
    withdrawn: 'The statement is taken back.',
    'given up': 'The units are given up.',
  } as Record<string, string>,
  busy: 'One moment…',
} as const;
