import { formatDay } from '../../calendar/show.ts';
import { english } from '../clauses/second/en.ts';
import type { PaperWords } from './words.ts';

/** The sentences of invoices and receipts. */
export const paperWords: PaperWords = {
  day: (day) => formatDay(day),
  instruments: english.instruments,
  ways: {
    Cash: 'Cash',
    'Credit Card': 'Credit Card',
    'Bank Transfer': 'Bank Transfer',
    'Online Payment': 'Online Payment',
  },
  unshown: english.sheet.unshown,
  number: ({ number }) => `Number: ${number}`,
  project: ({ name, address }) => `Project: ${name}, ${address}`,
  invoice: ({ number }) => `Invoice ${number}`,
  date: ({ day, dueDay }) => (dueDay ? `Date: ${day}. Due by: ${dueDay}` : `Date: ${day}`),
  from: 'From',
  to: 'To',
  for: 'For',
  milestone: ({ number, title }) => `Milestone ${number}: ${title}`,
  accepted: ({ day }) => `Accepted on ${day}`,
  value: ({ amount }) => `Agreed value: ${amount}`,
  awarded: ({ amount }) => `Value as accepted or ruled: ${amount}`,
  inUnits: ({ instrument, units, price, amount }) =>
    `Taken in units (${instrument}): ${units} at ${price}, ${amount}. No money is due for this part.`,
  gst: 'The amount includes GST.',
  noGst: 'The amount includes no GST.',
  tax: ({ day, amount, reference }) =>
    `Tax withheld on ${day}: ${amount}. Reference: ${reference || 'none given'}.`,
  toBePaid: ({ amount }) => `To be paid: ${amount}`,
  closing: ({ agreement, version }) =>
    `Written by Saharambh from the ledger of agreement ${agreement}, version ${version}. Saharambh moves no money: what was sent and confirmed are the two sides' own words.`,
  receipt: ({ number }) => `Receipt ${number}`,
  receivedBy: 'Received by',
  fallback: ({ amount }) => `Cash in place of shares, to be paid as well: ${amount}`,
  payments: 'Payments',
  sent: ({ entry, day, way, reference, amount, withheld }) => {
    const how = reference ? `${way}, reference ${reference}` : way;
    const tax = withheld ? `, ${withheld} withheld as tax` : '';
    return `Entry ${entry}: ${day}, ${how}: ${amount} sent${tax}.`;
  },
  unconfirmed: 'Not confirmed yet.',
  confirmed: ({ isSilent, day, amount }) =>
    isSilent ? `Confirmed by silence on ${day}: ${amount}.` : `Confirmed on ${day}: ${amount}.`,
  paidBack: ({ entry, day, way, amount, confirmed }) =>
    confirmed
      ? `Entry ${entry}: ${day}, ${way}: ${amount} paid back, ${confirmed} confirmed.`
      : `Entry ${entry}: ${day}, ${way}: ${amount} paid back, not confirmed yet.`,
  inAll: ({ amount }) => `Confirmed in all: ${amount}`,
  closedOpen: ({ amount }) => `Closed with ${amount} open.`,
  last: ({ sequence, day, hash }) =>
    `Last entry: ${sequence}, of ${day}. Its SHA-256: ${hash}. Compare it at /verify.`,
};
