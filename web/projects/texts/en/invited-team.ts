import type { InvitedTeamWords } from '#web/ground/texts/sentences.ts';

/** The invitation to the team of a project. */
export const invitedToProject: InvitedTeamWords = {
  heading: (name) => (name ? `Join the team of ${name}?` : 'Join a team?'),
  as: ({ title, asOwner }) => [
    ...(title ? [`Your title there: ${title}`] : []),
    ...(asOwner ? ['You would own this project with them.'] : []),
  ],
  guest:
    'Sign up with the address that the email came to, or sign in if you have an account there. With that you are in the team.',
  join: 'Join the team',
  joined: 'You are in the team.',
  over: 'This invitation has ended. The team can send you another one.',
  another:
    'This invitation was sent to another address. Sign in with the account at that address, or ask the team to invite the address or the handle of this account.',
};
