import { number } from '#web/ground/texts/amounts.ts';

export const staffTexts = {
  title: 'Staff',
  description: 'Who acts for the organisation.',
  you: 'you',
  away: 'not available now',
  unproven: 'address not proven',
  asked: 'asked to own the organisation',
  votes: (given: number, needed: number) =>
    `${number(given)} of ${number(needed)} other owners want them to go`,
  change: (name: string) => `Change ${name}`,
  roles: 'Roles',
  saveRoles: 'Save the roles',
  ask: 'Ask to own the organisation',
  askLeave: 'Ask to own it in my place',
  askWhy: 'They have 7 days to answer. “In my place” means that you leave the staff when they say yes.',
  remove: 'Remove from the staff',
  vote: 'Say that this owner should go',
  reason: 'Reason',
  reasonHint: 'They read it.',
  invite: 'Invite a person',
  cannotInvite: 'Owners with a proven address invite people, while the organisation is active.',
  to: 'Handle or email address',
  toHint:
    'Such as @asha-kulkarni. We do not tell you whether this member exists. The invitation holds for 14 days.',
  send: 'Send the invitation',
  sent: 'Invitations',
  states: {
    open: 'Sent',
    accepted: 'Accepted',
    declined: 'Declined',
    withdrawn: 'Withdrawn',
    ended: 'No answer came',
  },
  withdraw: 'Withdraw',
  leave: 'Leave the staff',
  leaveWhy: 'At once. Your address here is forgotten.',
  lastOwner:
    'You cannot leave now, because you are the only owner. First ask another member of the staff to own the organisation.',
  questions: {
    hand_over: 'An owner asks you to own this organisation with them, or in their place.',
    succession:
      'This organisation has lost its last owner, and you have been here the longest. If no one says yes, it stays paused and closes after 180 days.',
  },
  yes: 'I will own it',
  no: 'No',
  done: {
    changed: 'The roles are saved.',
    removed: 'Done.',
    asked: 'They have been asked.',
    invited: 'The invitation is on its way.',
    withdrawn: 'The invitation is withdrawn.',
    answered: 'Your answer is noted.',
  },
} as const;
