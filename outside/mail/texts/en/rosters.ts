import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterTimes } from '#contract/rosters/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';

export const rosters = {
  'roster-code': (email, site) => ({
    subject: `Your code from ${shownName(email.organisation) || 'your institution'}`,
    heading: 'Join as a student',
    blocks: [
      {
        kind: 'text',
        text: `${shownName(email.organisation) || 'Your institution'} has you in its list of students and uses ${site.name}. With this code you show that you are its student:`,
      },
      { kind: 'code', text: email.rosterCode },
      {
        kind: 'text',
        text: `Type it on the page. The page shows first what the institution holds and what it will see. The code is for you alone and holds for ${rosterTimes.codeDays} days.`,
      },
      { kind: 'link', text: 'Type the code', url: `${site.origin}${email.path}` },
    ],
    why: 'your institution gave us this address for the code.',
  }),
} satisfies Pick<EmailWords, 'roster-code'>;

/** The lines of emails about deadlines and notifications of this module. */
export const rosterLines = {
  notifications: {
    roster_name_waits: ({ thing }) => `${thing}: a student with another name waits for your yes.`,
    roster_objected: ({ thing }) => `${thing}: a student says that another member used their code.`,
    roster_confirmed: ({ thing }) => `You are a student of ${thing} here now.`,
    roster_declined: ({ thing }) => `${thing} did not say that you are the student. Your code works again.`,
    roster_freed: ({ thing }) => `${thing} gave your place in its list to another member.`,
    roster_off: ({ thing }) => `You are no longer in the list of students of ${thing}.`,
  },
} satisfies MailLines<typeof rosterKindsOfModule>;
