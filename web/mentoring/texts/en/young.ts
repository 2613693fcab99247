import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'The member';

/** On the page of a session whose mentee was under 18 when it was asked for. */
export const youngSessionTexts = {
  named: (person: Named) => `${nameOf(person)}, under 18`,
  with: (person: Named) => `With ${nameOf(person)}, under 18`,
  guardianReads: (person: Named) => `${nameOf(person)}’s guardian reads this.`,
  where: 'In writing, on this page',
  ownGuardianReads: 'Your guardian reads this.',
  messages: 'Messages',
  noMessages: 'No one has written yet.',
  by: (isOwn: boolean, at: string) => `${isOwn ? 'You' : 'The other side'} · ${moment(at)}`,
  message: 'Your message',
  send: 'Send the message',
  how: `You meet here, in writing. Up to ${number(limits.messages.text)} characters a message, until ${limits.conversationDays} days after the session. No message can be changed.`,
};
