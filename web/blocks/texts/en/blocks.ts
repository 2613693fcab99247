import { shortDay } from '#web/ground/texts/amounts.ts';

/** Blocking, and whom somebody has blocked. */
export const blockTexts = {
  listTitle: 'Blocked people',
  listDescription: 'Whom you have blocked, each with a way to unblock them.',
  listHint: 'They are not told. You can unblock them at any time.',
  nobody: 'You have blocked nobody.',
  hidden: 'Somebody who is not shown any more',
  since: (day: string) => `Blocked on ${shortDay(day)}`,
  unblock: 'Unblock',
  unblockNamed: (name: string) => `Unblock ${name}`,
  unblocked: 'Unblocked. A first message between you is a request again.',
  next: 'Next 50',
  title: (name: string) => `Block ${name || 'this person'}?`,
  description: 'What changes between the two of you, at once and without a word to them.',
  about: [
    'You no longer see each other: no profile, nothing in search, no invitations, no messages to each other.',
    'In a team that you share you both stay, and neither reads the other’s messages there.',
    'They are not told.',
  ],
  publicTitle: 'What a block cannot do',
  publicText:
    'Nothing can hide a public page from somebody who is signed out. If your profile is public, they can still read it that way.',
  visibility: 'Who sees your profile',
  submit: 'Block',
  blocked: (name: string) => (name ? `${name} is blocked.` : 'Blocked.'),
  isBlocked: (name: string) => `${name || 'This person'} is blocked`,
  block: 'Block',
  blockNamed: (name: string) => `Block ${name}`,
} as const;
