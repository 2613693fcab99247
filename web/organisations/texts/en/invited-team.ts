import type { OrganisationRole } from '#contract/organisations/limits.ts';
import type { InvitedTeamWords } from '#web/ground/texts/sentences.ts';
import { roleNames } from './names.ts';

/** The invitation to the staff of an organisation. */
export const invitedToOrganisation: InvitedTeamWords = {
  heading: (name) => (name ? `Join the staff of ${name}?` : 'Join the staff of an organisation?'),
  as({ roles }) {
    const names = roles.map((role) => roleNames[role as OrganisationRole]).join(', ');
    if (!names) return [];
    return [
      roles.length === 1 ? `Your role there: ${names}` : `Your roles there: ${names}`,
      'After you join, you prove an email address at the domain of the organisation. Then your roles work.',
    ];
  },
  guest:
    'Sign up with the address that the email came to, or sign in if you have an account there. With that you are on the staff.',
  join: 'Join the staff',
  joined: 'You act for this organisation.',
  over: 'This invitation has ended. The owners can send you another one.',
  another:
    'This invitation was sent to another address. Sign in with the account at that address, or ask the owners to invite the address or the handle of this account.',
};
