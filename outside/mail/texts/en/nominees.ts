import type { nomineeKinds } from '#contract/nominees/kinds.ts';
import type { NomineeCause, NomineeRefusal, NomineeRelation } from '#contract/nominees/limits.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const relations: Record<NomineeRelation, string> = {
  spouse: 'your husband or wife',
  parent: 'your parent',
  child: 'your child',
  sibling: 'your brother or sister',
  friend: 'a friend',
  lawyer: 'your lawyer',
  other: 'another person',
};

const causes: Record<NomineeCause, string> = {
  death: 'says that you have died',
  cannot_act: 'says that you cannot act',
};

const refusals: Record<NomineeRefusal, string> = {
  not_shown: 'The document does not show it.',
  other_person: 'The document is about another person.',
  unclear: 'We could not read the document.',
  alive: 'We know that the member can act.',
};

const memberOf = (name: string) => shownName(name) || 'a member';
const because = (site: { name: string }) => `this address was used to act for a member of ${site.name}.`;

/** To members, and to the persons whom they have named to act for them. */
export const nominees = {
  'nominee-named': (email, site) => ({
    subject: `You are named on ${site.name}`,
    why: `${memberOf(email.memberName)} has named you to act for them.`,
    heading: 'You are named',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `${memberOf(email.memberName)} has named you. If they die or cannot act, you can ask us for their data, ask us to correct or erase it, and complain. You need not do anything now.`,
      },
      { kind: 'link', text: 'Act for them', url: `${site.origin}${nomineePaths.act}` },
      { kind: 'text', text: 'You need a document that proves it. We wait 30 days, then we decide.' },
    ],
  }),
  'nominee-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    why: because(site),
    heading: 'Act for a member',
    blocks: [
      { kind: 'text', text: 'Type this code on the page where you asked for it:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. If this was not you, you can ignore this email: nothing happens without the code.`,
      },
    ],
  }),
  'nominee-asked': (email, site) => {
    const nominee = shownName(email.nomineeName) || 'A person';
    return {
      subject:
        email.state === 'granted'
          ? `A person may act for you on ${site.name}`
          : `A person asks to act for you on ${site.name}`,
      heading: email.state === 'granted' ? 'Another person may act for you' : 'Are you here?',
      greeting: greeting(email.memberName),
      blocks: [
        {
          kind: 'text',
          text: `${nominee}, ${relations[email.relation]}, ${causes[email.cause]}. You have named this person to act for you. The number of the request is ${email.number}.`,
        },
        {
          kind: 'text',
          text:
            email.state === 'granted'
              ? 'We have decided that they may download your data without messages, ask us to correct it, erase it and complain. They cannot sign in, sign or write for you.'
              : `If you do not sign in by ${day(email.decidesAt)}, our staff decide.`,
        },
        {
          kind: 'text',
          text: 'If this is wrong, sign in, or press “I am here”. Both end the request at once.',
        },
        { kind: 'link', text: 'I am here', url: `${site.origin}${email.path}` },
      ],
    };
  },
  'nominee-state': (email, site) => {
    const member = memberOf(email.memberName);
    const texts: Record<typeof email.state, readonly string[]> = {
      waiting: email.isLate
        ? [
            `We are late. Due: ${day(email.dueAt ?? email.decidesAt)}.`,
            `Your request to act for ${member} is now the first that we decide.`,
          ]
        : [
            `We have your request to act for ${member}. Its number is ${email.number}.`,
            `If ${member} does not sign in by ${day(email.decidesAt)}, our staff decide${email.dueAt ? `, by ${day(email.dueAt)} at the latest` : ''}.`,
          ],
      granted: [
        `You may act for ${member}: download the data without messages, ask us to correct it, erase it and complain. If ${member} signs in, this ends.`,
      ],
      refused: [`You may not act for ${member}.`, ...(email.refusal ? [refusals[email.refusal]] : [])],
      ended: [
        `Your request to act for ${member} has ended: ${member} has signed in, or the account is erased.`,
      ],
      withdrawn: [`You no longer act for ${member}.`],
    };
    return {
      subject: `Your request ${email.number}`,
      why: because(site),
      heading: email.isLate ? 'We are late' : 'Your request to act',
      greeting: greeting(email.name),
      blocks: [
        ...texts[email.state].map((text) => ({ kind: 'text', text }) as const),
        { kind: 'link', text: 'Open my request', url: `${site.origin}${email.path}` },
        { kind: 'text', text: 'If this does not satisfy you: the Data Protection Board of India.' },
      ],
    };
  },
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const nomineeLines = {
  notifications: {
    guardian_reads: () => 'Your guardian has looked at your data, or downloaded it.',
    guardian_asks: () => 'Your guardian has sent us a request about your data, or a complaint.',
    guardian_erases: () => 'Your guardian has begun to erase your account. Only they can stop it.',
    guardian_keeps: () => 'Your guardian keeps your account.',
  },
  owed: { nominee_decision: ({ thing }) => `A request to act for a member waits: ${thing}.` },
  awaited: { nominee_decision: ({ thing }) => `We are late with the request ${thing}.` },
  proposals: { 'nominee.grant': 'let a person whom you have named act for you' },
} satisfies MailLines<typeof nomineeKinds>;
