import { shortDay } from '#web/ground/texts/amounts.ts';

/** Blocking, and whom a member has blocked. */
export const blockTexts = {
  listTitle: 'Blocked people',
  listDescription: 'Whom you have blocked, each with a way to unblock them.',
  listHint: 'We do not tell them. You can unblock them at any time.',
  none: 'You have blocked no one.',
  hidden: 'A former member',
  since: (day: string) => `Blocked on ${shortDay(day)}`,
  unblock: 'Unblock',
  unblockNamed: (name: string) => `Unblock ${name}`,
  unblocked: 'Unblocked. A first message between you is a request again.',
  next: 'Next 50',
  title: (name: string) => `Block ${name || 'this person'}?`,
  description: 'What changes between the two of you at once. We do not tell them.',
  about: [
    'You no longer see each other: no profile, nothing in search, no invitations, no messages to each other.',
    'You both stay in a team that you share. There you do not read each other’s messages.',
    'We do not tell them.',
  ],
  publicTitle: 'What a block cannot do',
  publicText:
    'Everyone can read a public page when they are signed out. If your profile is public, they can still read it that way.',
  visibility: 'Who sees your profile',
  submit: 'Block',
  blocked: (name: string) => (name ? `${name} is blocked.` : 'Blocked.'),
  isBlocked: (name: string) => `${name || 'This person'} is blocked`,
  block: 'Block',
  blockNamed: (name: string) => `Block ${name}`,
} as const;
