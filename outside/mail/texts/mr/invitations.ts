import type { EmailWords } from '../words.ts';
import { invitedTeamLines } from './collected.ts';
import { greeting } from './phrases.ts';

export const invitations = {
  'team-invitation': (email, site) => {
    const { subject, heading, invites, why } = invitedTeamLines[email.teamKind];
    return {
      subject: subject(site.name),
      heading,
      ...(email.hasAccount ? { greeting: greeting(email.name) } : { why }),
      blocks: [
        { kind: 'text', text: invites({ name: email.project, site: site.name }) },
        { kind: 'link', text: 'वाचा आणि उत्तर द्या', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: email.hasAccount
            ? 'त्या पानावर तुम्ही हेही सांगू शकता की तुम्हाला पुन्हा कधीही आमंत्रण नको.'
            : 'लिंक फक्त याच पत्त्यासाठी चालते. त्या पानावर तुम्ही साइन अप करू शकता, किंवा पुन्हा कधीही आमंत्रण नको असे सांगू शकता. त्यासाठी अकाउंटची गरज नाही.',
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;
