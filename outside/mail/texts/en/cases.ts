import type { caseKinds } from '#contract/cases/kinds.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { day, greeting } from './phrases.ts';

/** Subjects tell nothing on a locked phone. Only the site says what was reported or decided. */
export const cases = {
  'report-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: `a person has named this address on ${site.name} with a report.`,
    heading: 'Send your report',
    blocks: [
      { kind: 'text', text: 'Type this code on the page where you wrote your report:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. If this was not you, you can ignore this email: we send nothing without the code.`,
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
          ? 'Our staff decide within two hours. If a person is in danger now, call 112 or the police where you are.'
          : 'Our staff decide within seven days. Then we write to you.',
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
        text: `Our staff have looked at your report of ${day(email.reportedAt)}. ${
          email.wasSomethingDone
            ? 'We have acted.'
            : 'It does not break our rules, so we did nothing. You can ask other staff to look at it, once, within 14 days, on the page of your report.'
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
        text: 'Sign in to read the decision and the reason. You can also ask other staff to look at it.',
      },
      { kind: 'link', text: 'Read it', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
  'case-appeal-answered': (email, site) => ({
    subject: `About your appeal to ${site.name}`,
    heading: 'We have answered your appeal',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Other staff have looked at it. Sign in to read the answer.' },
      { kind: 'link', text: 'Read it', url: `${site.origin}${email.path}` },
      committee,
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const caseLines = {
  unnamed: '',
  notifications: {
    case_judged: () => 'We have decided about something of yours.',
    case_appeal_answered: () => 'We have answered your appeal.',
    report_answered: () => 'We have looked at your report.',
    case_waits: () => 'A new case waits for a decision.',
    case_urgent: () => 'An urgent case waits. Please decide it within two hours.',
  },
  owed: {
    case_appeal: ({ thing }) => (thing ? `An appeal waits: ${thing}.` : 'An appeal waits.'),
  },
  awaited: {
    case_appeal: ({ thing }) =>
      thing ? `We are late with your appeal: ${thing}.` : 'We are late with your appeal.',
  },
} satisfies MailLines<typeof caseKinds>;
