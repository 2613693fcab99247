import type { NomineeCause, NomineeRelation, NomineeState } from '#contract/nominees/limits.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { day } from '#web/ground/texts/amounts.ts';

export const relationTexts: Record<NomineeRelation, string> = {
  spouse: 'My husband or wife',
  parent: 'My parent',
  child: 'My child',
  sibling: 'My brother or sister',
  friend: 'A friend',
  lawyer: 'My lawyer',
  other: 'Another person',
};

/** The persons whom a member names to act for them. */
export const nomineeTexts = {
  title: 'A person who acts for me',
  facts: 'After a death, or when I cannot act',
  description: 'Name a person who acts for you after a death, or when you cannot act.',
  intro: `If you die or cannot act, this person can ask us for your data. We wait ${nomineeTimes.waitDays} days. If you do not sign in by then, we decide.`,
  may: 'They may download your data without messages, ask us to correct it, erase it and complain. They cannot sign in, sign or write for you.',
  named: 'The persons you have named',
  none: 'You have named no person yet.',
  row: (name: string, relation: NomineeRelation) => `${name}, ${relationTexts[relation].toLowerCase()}`,
  told: 'We have told them.',
  notTold: 'We have not told them.',
  remove: (name: string) => `Remove ${name}`,
  form: 'Name a person',
  full: 'You have named a person. To name another person, remove the first one.',
  name: 'Name of the person',
  email: 'Their email address',
  emailHint: 'To act for you, they type a code that we send to it.',
  relation: 'This person is',
  choose: 'Choose',
  tell: 'Tell them by email that I have named them',
  submit: 'Name this person',
  busy: 'Sending...',
  done: { named: 'The person is named.', removed: 'The person is removed.' },
  asked: {
    waiting: (name: string, at: string) =>
      `On ${day(at)} ${name} asked to act for you. You are here, so the request ends now.`,
    granted: (name: string, at: string) =>
      `On ${day(at)} ${name} asked to act for you, and we agreed. You are here, so this ends now.`,
    refused: (name: string, at: string) => `On ${day(at)} ${name} asked to act for you. We refused.`,
    ended: (name: string, at: string) =>
      `On ${day(at)} ${name} asked to act for you. The request has ended, because you are here.`,
    withdrawn: (name: string, at: string) =>
      `On ${day(at)} ${name} asked to act for you. They withdrew the request.`,
  } satisfies Record<NomineeState, (name: string, at: string) => string>,
} as const;

/** The pages of a person who acts for a member. */
export const actTexts = {
  title: 'Act for a member',
  description: 'Act for a member who has named you, after a death or when they cannot act.',
  intro: 'Has a member who died or cannot act named you? We send a code to your address.',
  email: 'Your email address',
  emailHint: 'The address that the member has named.',
  next: 'Send me the code',
  sending: 'Sending...',
  codeTitle: 'Enter the code',
  codeIntro: 'We have sent a code to your address. It works for ten minutes.',
  code: 'Code',
  codeSubmit: 'Go on',
  over: 'Your code no longer works.',
  again: 'Ask for another code',
  visitTitle: 'Members who have named you',
  none: (email: string) => `No member has named ${email}.`,
  noneHint: 'If they may have named another address of yours, ask for a code to that address.',
  until: (at: string) => `This page works until ${at}.`,
  one: (name: string) => `Act for ${name || 'a member'}`,
  states: {
    waiting: '◐ Waiting',
    granted: '✓ You may act',
    refused: '✗ Refused',
    ended: '○ Ended by a sign of the member',
    withdrawn: '○ Withdrawn',
  } satisfies Record<NomineeState, string>,
  notAsked: 'Not asked yet',
  number: (number: string) => `Request ${number}`,
  asked: (at: string) => `Sent on ${day(at)}`,
  decides: (at: string) => `If the member does not sign in by ${day(at)}, we decide.`,
  due: (at: string) => `We decide by ${day(at)}.`,
  late: (at: string) => `We are late. Due: ${day(at)}.`,
  board: 'If this does not satisfy you: the Data Protection Board of India.',
  ask: 'Ask to act',
  askIntro: `We email the member at once, and after ${nomineeTimes.mailDays.join(' and ')} days. If they sign in or press “I am here”, your request ends. After ${nomineeTimes.waitDays} days our staff decide.`,
  cause: 'The reason',
  causes: { death: 'The member has died', cannot_act: 'The member cannot act' } satisfies Record<
    NomineeCause,
    string
  >,
  choose: 'Choose',
  document: 'One document that proves it',
  documentHint: `A death certificate, a court order or a doctor’s letter: PDF, JPEG, PNG or WebP. We erase it ${nomineeTimes.documentDays} days after the decision.`,
  adult: 'I am 18 or older',
  send: 'Ask to act',
  cannot:
    'You cannot ask now. Another request about this member is open, or the member has signed in. Please try again later.',
  withdraw: 'Stop acting',
  granted:
    'You may download the data without messages, ask us to correct it, erase it and complain. You cannot sign in, sign or write.',
  exportTitle: 'The data',
  export: 'Download the data',
  requestTitle: 'Correct or complain',
  kind: 'Your request',
  kinds: { correct: 'Correct something', content: 'Complain about content', complaint: 'Another complaint' },
  words: 'Tell us what you ask for',
  wordsHint: 'For a correction: what is wrong, and what is right.',
  sendRequest: 'Send',
  eraseTitle: 'Erase the account',
  erase: `Erase it in ${nomineeTimes.eraseDays} days`,
  eraseHint: 'Agreements go on as if the member had left. You can stop it here until the last day.',
  erasedOn: (at: string) => `We erase the account on ${day(at)}.`,
  keep: 'Do not erase it',
  busy: 'Sending...',
  done: {
    asked: 'We have your request.',
    withdrawn: 'The request is withdrawn.',
    erasing: 'We have begun to erase the account.',
    kept: 'We do not erase the account.',
  },
} as const;

/** The page behind "I am here" in an email to a member. */
export const hereTexts = {
  title: 'Are you here?',
  intro:
    'A person whom you have named asks to act for you. If you press the button, the request ends at once.',
  here: 'I am here',
  done: 'Thank you. The request has ended.',
  hint: 'To remove this person, sign in and open “My data”.',
  signIn: 'Sign in',
  bad: 'This link is not complete. Please open it in the email again.',
  busy: 'Sending...',
} as const;

/** The data of a member under 18, for the guardian. */
export const guardianDataTexts = {
  said: (name: string) => `You can also see, correct and erase the data of ${name} until the 18th birthday.`,
  to: 'Open the data',
  title: 'Data of {name}',
  titleOf: (name: string) => `Data of ${name}`,
  description: 'The data of a member under 18, for the parent or guardian.',
  intro:
    'You do not see the reports, complaints and blocks of the child. We tell the child that you were here.',
  bad: 'This link does not work. Please use the link in our newest email.',
  notYet: 'This page opens after you have agreed to the account.',
  codeTitle: 'Prove that it is you',
  ask: 'Send me a code',
  sent: 'We have sent a code to your address. Type it here.',
  code: 'Code',
  open: 'Open',
  another: 'Send another code',
  heldTitle: 'What we hold',
  heldHint: 'These are the kinds of data that we hold about members.',
  exportTitle: 'The data itself',
  export: 'Download the data',
  requestTitle: 'Correct or complain',
  eraseTitle: 'Erase the account',
  eraseHint: 'Then only you can stop it, until the last day.',
  busy: 'Sending...',
  done: { erasing: 'We have begun to erase the account.', kept: 'We do not erase the account.' },
} as const;
