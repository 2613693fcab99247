import { organisationLimits } from '#contract/organisations/limits.ts';
import type { rosterKindsOfModule } from '#contract/rosters/kinds.ts';
import { rosterTimes } from '#contract/rosters/limits.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day } from './phrases.ts';

const shownInstitution = (name: string) => shownName(name, organisationLimits.name) || 'your institution';
const ShownInstitution = (name: string) => shownName(name, organisationLimits.name) || 'Your institution';

export const rosters = {
  'roster-code': (email, site) => ({
    subject: `Your code from ${shownInstitution(email.organisation)}`,
    heading: 'Join as a student',
    blocks: [
      {
        kind: 'text',
        text: `${ShownInstitution(email.organisation)} has you in its list of students and uses ${site.name}. With this code you show that you are its student:`,
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
  'guardian-roster': (email, site) => {
    const memberName = shownName(email.memberName) || 'A member under 18';
    const institution = shownName(email.organisation) || 'an institution';
    return {
      subject: `For a guardian: a question from a member on ${site.name}`,
      why: 'you are named as parent or guardian of a member under 18.',
      heading: `${memberName} wants to join ${institution}`,
      blocks: [
        {
          kind: 'text',
          text: `${memberName} has a code of ${institution} and wants to join it as its student on ${site.name}. This needs a yes from you.`,
        },
        { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `You can answer until ${day(new Date(email.until))}. To agree, you need six digits. The page sends them to this address. To refuse, or to take your yes back later, you need only this link.`,
        },
      ],
    };
  },
} satisfies Pick<EmailWords, 'roster-code' | 'guardian-roster'>;

/** The lines of emails about deadlines and notifications of this module. */
export const rosterLines = {
  unnamed: '',
  notifications: {
    roster_name_waits: ({ thing }) =>
      `${thing || 'The institution'}: a student with another name waits for your yes.`,
    roster_objected: ({ thing }) =>
      `${thing || 'The institution'}: a student says that another member used their code.`,
    roster_confirmed: ({ thing }) => `You are a student of ${thing || 'the institution'} here now.`,
    roster_declined: ({ thing }) =>
      `${thing || 'The institution'} did not say that you are the student. Your code works again.`,
    roster_guardian_agreed: ({ thing }) =>
      `Your guardian agreed that you join ${thing || 'the institution'}.`,
    roster_guardian_refused: ({ thing }) =>
      `Your guardian did not agree that you join ${thing || 'the institution'}.`,
    roster_guardian_ended: ({ thing }) =>
      `Your guardian took the yes to ${thing || 'the institution'} back. You are not its student here now.`,
    roster_guardian_over: ({ thing }) =>
      `Your guardian has not agreed that you join ${thing || 'the institution'}. Type your code again, or ask for another.`,
    roster_freed: ({ thing }) =>
      `${thing || 'The institution'} gave your place in its list to another member.`,
    roster_off: ({ thing }) => `You are no longer in the list of students of ${thing || 'the institution'}.`,
  },
} satisfies MailLines<typeof rosterKindsOfModule>;
