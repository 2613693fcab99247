import { committeeDays } from '#contract/cases/committee-days.ts';
import type { rightsKinds } from '#contract/rights/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const ofRequest = (number: string) => `Your request ${number}`;
const board = 'If this does not satisfy you: the Data Protection Board of India.';

const committee = `If our decision about content does not satisfy you, you can appeal to the Grievance Appellate Committee within ${committeeDays} days.`;

/** Subjects and texts name the number alone. Only its page has the words of a request and its answer. */
export const rights = {
  'rights-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: `a person has named this address on ${site.name} with a request or a complaint.`,
    heading: 'Send your request',
    blocks: [
      { kind: 'text', text: 'Type this code on the page where you wrote it:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. If this was not you, you can ignore this email: we send nothing without the code.`,
      },
    ],
  }),
  'rights-received': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `this address has sent a request to ${site.name}.` }),
    heading: email.isContested ? 'Other staff look at it now' : 'We have your request',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `Its number is ${email.number}.` },
      ...(email.dueAt
        ? [{ kind: 'text', text: `We answer by ${day(email.dueAt)} at the latest.` } as const]
        : []),
      { kind: 'link', text: 'Open my request', url: `${site.origin}${email.path}` },
    ],
  }),
  'rights-answered': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `this address has sent a request to ${site.name}.` }),
    heading: 'We have answered your request',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `We have answered request ${email.number}.` },
      { kind: 'link', text: 'Read the answer', url: `${site.origin}${email.path}` },
      ...(email.isAboutContent ? [{ kind: 'text', text: committee } as const] : []),
      { kind: 'text', text: board },
    ],
  }),
  'rights-late': (email, site) => ({
    subject: ofRequest(email.number),
    ...(email.hasAccount ? {} : { why: `this address has sent a request to ${site.name}.` }),
    heading: 'We are late',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `We are late. Due: ${day(email.dueAt)}.` },
      { kind: 'text', text: `Request ${email.number} is now the first that we answer.` },
      { kind: 'link', text: 'Open my request', url: `${site.origin}${email.path}` },
      { kind: 'text', text: board },
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const rightsLines = {
  notifications: {
    rights_answered: ({ thing }) => `We have answered your request ${thing}.`,
    rights_late: ({ thing }) => `We are late with your request ${thing}.`,
    rights_waits: ({ thing }) => `Request ${thing} waits for our answer.`,
    rights_late_at_desk: ({ thing }) => `We are late with our answer to request ${thing}.`,
  },
  owed: {
    rights_answer: ({ thing }) => `A request waits for an answer: ${thing}.`,
    content_complaint_answer: ({ thing }) => `A complaint waits for an answer: ${thing}.`,
  },
  awaited: {
    rights_answer: ({ thing }) => `We are late with your request ${thing}.`,
    content_complaint_answer: ({ thing }) => `We are late with your complaint ${thing}.`,
  },
} satisfies MailLines<typeof rightsKinds>;
