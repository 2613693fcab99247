import type { EmailWords } from '../words.ts';
import { invitedTeamLines } from './collected.ts';
import { greeting } from './phrases.ts';

/** An invitation into a team of any kind. */
export const invitations = {
  'team-invitation': (email, site) => {
    const { subject, heading, invites, why } = invitedTeamLines[email.teamKind];
    return {
      subject: subject(site.name),
      heading,
      ...(email.hasAccount ? { greeting: greeting(email.name) } : { why }),
      blocks: [
        { kind: 'text', text: invites({ name: email.project, site: site.name }) },
        { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: email.hasAccount
            ? 'On that page you can also say that you never want to be invited again.'
            : 'The link works only for this address. On that page you can sign up, or say that you never want to be invited again. For that you need no account.',
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;
