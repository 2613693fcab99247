import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';

type Named = { name: string } | null;
const nameOf = (person: Named) => person?.name || 'The member';

/** On the page of a session whose mentee was under 18 when it was asked for. */
export const youngSessionTexts = {
  named: (person: Named) => `${nameOf(person)}, under 18`,
  with: (person: Named) => `With ${nameOf(person)}, under 18`,
  guardianReads: (person: Named) => `${nameOf(person)}’s guardian reads this.`,
  place: 'How you meet',
  places: { written: 'In writing, on this page', link: 'By link', phone: 'By phone' },
  /** The words that the mentor says with the yes. */
  saying: {
    written: 'You meet in writing, on this page.',
    link: 'The guardian agreed to a link, and reads it too.',
    phone: 'You call the guardian’s number. You read it here after your yes, only for this session.',
  },
  joins: {
    written: '',
    link: 'The guardian may join, and has the link too.',
    phone: 'The guardian may take part in the call.',
  },
  number: {
    mentor:
      'This is the number of the guardian. Call it only for this session. No one else reads it. We erase it 24 hours after the end.',
    mentee: 'The mentor calls your guardian’s number.',
  },
  numberErased: 'The guardian’s number is erased. Change how you meet.',
  linkErased: 'The two of you and the guardian see it. We erase it 24 hours after the end.',
  ownGuardianReads: 'Your guardian reads this.',
  messages: 'Messages',
  noMessages: 'No one has written yet.',
  by: (isOwn: boolean, at: string) => `${isOwn ? 'You' : 'The other side'} · ${moment(at)}`,
  message: 'Your message',
  send: 'Send the message',
  how: {
    live: `You can write here too. Up to ${number(limits.messages.text)} characters a message, until ${limits.conversationDays} days after the session. You cannot change a message.`,
    written: `You meet here, in writing. Up to ${number(limits.messages.text)} characters a message, until ${limits.conversationDays} days after the session. You cannot change a message.`,
  },
};
