import { committeeDays } from '#contract/cases/committee-days.ts';
import type { caseKinds } from '#contract/cases/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const committee = {
  kind: 'text',
  text: `If our decision does not satisfy you: the Grievance Appellate Committee, within ${committeeDays} days.`,
} as const;

/** Subjects tell nothing to whoever sees a locked phone; what was reported or decided stands on the site alone. */
export const cases = {
  'report-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: `somebody has named this address on ${site.name} with a report.`,
    heading: 'Send your report',
    blocks: [
      { kind: 'text', text: 'Type this code on the page where you wrote your report:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. If this was not you, you can ignore this mail: nothing is sent without it.`,
      },
    ],
  }),
  'report-received': (email, site) => ({
    subject: `We have your report to ${site.name}`,
    why: `this address has sent a report to ${site.name}.`,
    heading: 'We have your report',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: email.isUrgent
          ? 'One of us decides within two hours. If a person is in danger now, call 112 or the police where you are.'
          : 'One of us decides within seven days. We write to you then.',
      },
      { kind: 'link', text: 'Open my report', url: `${site.origin}${email.path}` },
    ],
  }),
  'report-answered': (email, site) => ({
    subject: `About your report to ${site.name}`,
    why: `this address has sent a report to ${site.name}.`,
    heading: 'We have looked at your report',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `One of us has looked at what you reported on ${day(email.reportedAt)}. ${
          email.wasSomethingDone
            ? 'Something was done about it.'
            : 'We did not find that our rules were broken, so nothing was done. On the page of your report you can ask that other staff look at it, once and within 14 days.'
        } Thank you for telling us.`,
      },
      { kind: 'link', text: 'Open my report', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-decided': (email, site) => ({
    subject: `Please read this on ${site.name}`,
    heading: 'We have decided about something of yours',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'Sign in to read what it is, why, and how you can ask that another one of us looks at it.',
      },
      { kind: 'link', text: 'Read it', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-appeal-answered': (email, site) => ({
    subject: `About your appeal to ${site.name}`,
    heading: 'Your appeal is answered',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'One of us has looked at it. Sign in to read the answer.' },
      { kind: 'link', text: 'Read it', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const caseLines = {
  notifications: {
    case_judged: () => 'Something was decided that concerns you.',
    case_appeal_answered: () => 'Your appeal was answered.',
    report_answered: () => 'Somebody has looked at your report.',
    case_waits: () => 'A new case waits for a decision.',
    case_urgent: () => 'An urgent case waits. It has to be decided within two hours.',
  },
  owed: {
    case_appeal: ({ thing }) => `An appeal waits: ${thing}.`,
  },
  awaited: {
    case_appeal: ({ thing }) => `We are late with your appeal: ${thing}.`,
  },
} satisfies MailLines<typeof caseKinds>;
