import type { NomineeCause, NomineeRelation, NomineeState } from '#contract/nominees/limits.ts';
import { nomineeLimits, nomineeTimes } from '#contract/nominees/limits.ts';
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
  intro: `If you die or cannot act, this person can ask us for your data. We wait ${nomineeTimes.waitDays} days for a sign of you, then we decide.`,
  may: 'They may get your data without messages, have it corrected or erased, and complain. They never sign in, sign or write for you.',
  named: 'You have named',
  none: 'You have named no person yet.',
  row: (name: string, relation: NomineeRelation) => `${name}, ${relationTexts[relation].toLowerCase()}`,
  told: 'We have told them.',
  notTold: 'We have not told them.',
  remove: (name: string) => `Remove ${name}`,
  form: 'Name a person',
  full: `You have named ${nomineeLimits.most} persons. To name another one, remove one first.`,
  name: 'Name of the person',
  email: 'Their email address',
  emailHint: 'To act, they type a code that we send there.',
  relation: 'This person is',
  choose: 'Choose',
  tell: 'Tell them by email that I have named them',
  submit: 'Name this person',
  busy: 'Sending...',
  done: { named: 'The person is named.', removed: 'The person is removed.' },
  asked: {
    waiting: (name: string, at: string) =>
      `${name} asked on ${day(at)} to act for you. Because you are here, the request ends now.`,
    granted: (name: string, at: string) =>
      `${name} asked on ${day(at)} to act for you, and may. Because you are here, this ends now.`,
    refused: (name: string, at: string) => `${name} asked on ${day(at)} to act for you. We refused.`,
    ended: (name: string, at: string) =>
      `${name} asked on ${day(at)} to act for you. Your sign has ended it.`,
    withdrawn: (name: string, at: string) =>
      `${name} asked on ${day(at)} to act for you, and withdrew the request.`,
  } satisfies Record<NomineeState, (name: string, at: string) => string>,
} as const;

/** The pages of a person who acts for a member. */
export const actTexts = {
  title: 'Act for a member',
  description: 'A member has named you as a person who acts for them.',
  intro: 'A member who has died or cannot act may have named you. We send a code to your address.',
  email: 'Your email address',
  emailHint: 'The address that the member has named.',
  next: 'Send me the code',
  sending: 'Sending...',
  codeTitle: 'Enter the code',
  codeIntro: 'We have sent a code to your address. It works for ten minutes.',
  code: 'Code',
  codeSubmit: 'Go on',
  over: 'Your code has run out.',
  again: 'Ask for another code',
  visitTitle: 'Members who have named you',
  none: (email: string) => `No member has named ${email}.`,
  noneHint: 'If another address of yours was named, ask for a code there.',
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
  decides: (at: string) => `If the member gives no sign by ${day(at)}, we decide.`,
  due: (at: string) => `We decide by ${day(at)}.`,
  late: (at: string) => `We are late. Due: ${day(at)}.`,
  board: 'If this does not satisfy you: the Data Protection Board of India.',
  ask: 'Ask to act',
  askIntro: `We email the member at once, and after ${nomineeTimes.mailDays.join(' and ')} days. Any sign of them ends your request. After ${nomineeTimes.waitDays} days our staff decide.`,
  cause: 'The reason',
  causes: { death: 'The member has died', cannot_act: 'The member cannot act' } satisfies Record<
    NomineeCause,
    string
  >,
  choose: 'Choose',
  document: 'One document that shows it',
  documentHint: `A death certificate, a court order or a doctor’s letter: PDF, JPEG, PNG or WebP. We erase it ${nomineeTimes.documentDays} days after the decision.`,
  adult: 'I am 18 or older',
  send: 'Ask to act',
  cannot:
    'You cannot ask at this time: another request about this member is open, or the member has given a sign.',
  withdraw: 'Act no longer',
  granted:
    'You may get the data without messages, have it corrected or erased, and complain. You cannot sign in, sign or write.',
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
  eraseHint: 'Agreements go on as with a party that has gone. Until the last day you can stop it here.',
  erasedOn: (at: string) => `The account is erased on ${day(at)}.`,
  keep: 'Stop the erasing',
  busy: 'Sending...',
  done: {
    asked: 'We have your request.',
    withdrawn: 'The request is withdrawn.',
    erasing: 'The erasing has begun.',
    kept: 'The erasing is stopped.',
  },
} as const;

/** The page behind "I am here" in an email to a member. */
export const hereTexts = {
  title: 'Are you here?',
  intro: 'A person whom you have named asks to act for you. If you press the button, this ends at once.',
  here: 'I am here',
  done: 'Thank you. The request has ended.',
  hint: 'To change whom you have named, sign in and open “My data”.',
  signIn: 'Sign in',
  bad: 'This link is not complete. Please open it from the email once more.',
  busy: 'Sending...',
} as const;

/** The data of a member under 18, for the guardian. */
export const guardianDataTexts = {
  said: (name: string) => `You can also see, correct and erase the data of ${name}, until the 18th birthday.`,
  to: 'Open the data',
  title: 'Data of {name}',
  titleOf: (name: string) => `Data of ${name}`,
  description: 'The data of a member under 18, for the parent or guardian.',
  intro: 'Reports, complaints and blocks stay with the child. The child is told that you were here.',
  bad: 'This link is not valid. It may be old, or a newer one has been sent.',
  notYet: 'This opens once you have agreed to the account.',
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
  eraseHint: 'Only you can stop it then, until the last day.',
  busy: 'Sending...',
  done: { erasing: 'The erasing has begun.', kept: 'The account stays.' },
} as const;
