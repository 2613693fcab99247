import { number } from '../amounts.ts';

export const teamTexts = {
  pageTitle: 'Team',
  description: 'Who is in the team of the project.',
  owner: 'Owner',
  member: 'Member',
  you: 'you',
  away: 'not available at present',
  asked: 'asked to own the project',
  votes: (given: number, needed: number) =>
    `${number(given)} of ${number(needed)} other owners want them to go`,
  change: (name: string) => `Change ${name}`,
  title: 'Title',
  titleHint: 'What they do here, such as “Growers and rooms”.',
  save: 'Save',
  ask: 'Ask to own the project',
  askLeave: 'Ask to own it, and leave with their yes',
  askWhy: 'They have 7 days to answer.',
  remove: 'Remove from the team',
  vote: 'Say that this owner should go',
  reason: 'Reason',
  reasonHint: 'They read it.',
  invite: 'Invite somebody',
  to: 'Handle or email address',
  toHint:
    'Such as @asha-kulkarni. Whether somebody is there shows nowhere; the invitation stands for 14 days.',
  inviteTitle: 'Their title',
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
  leave: 'Leave the team',
  leaveWhy: 'At once. What you have agreed on in writing stays as it is.',
  questions: {
    hand_over: 'An owner asks you to own this project with them, or in their place.',
    succession:
      'This project has lost its last owner, and you have been in its team the longest. If nobody says yes, it is archived.',
  },
  yes: 'I will own it',
  no: 'No',
  done: {
    titled: 'Saved.',
    removed: 'Done.',
    asked: 'They have been asked.',
    invited: 'The invitation is on its way.',
    withdrawn: 'The invitation is withdrawn.',
    answered: 'Your answer is noted.',
  },
} as const;

export const invitationTexts = {
  pageTitle: 'An invitation',
  description: 'An invitation to the team of a project.',
  heading: (project: string) => (project ? `Join the team of ${project}?` : 'Join a team?'),
  by: (name: string) => `${name} invites you.`,
  as: (title: string) => `Your title there: ${title}`,
  accept: 'Join the team',
  decline: 'Decline',
  accepted: 'You are in the team.',
  toProject: 'Open the project',
  over: 'This invitation has ended. The team can send you another one.',
  another:
    'This invitation was sent to another address. Sign in with the account at that address, or ask the team to invite the address or the handle of this account.',
  guest:
    'Sign up with the address that the mail came to, or sign in if you have an account there. With that you are in the team.',
  signUp: 'Sign up and join',
  signIn: 'Sign in and join',
  never: 'Never invite me',
  neverWhy: 'No invitation to a team goes to this address any more. You need no account for that.',
  refused: 'No invitation goes to this address any more.',
} as const;
