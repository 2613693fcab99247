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
        { kind: 'link', text: 'पढ़ें और जवाब दें', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: email.hasAccount
            ? 'उस पेज पर आप यह भी कह सकते हैं कि आपको फिर कभी न्योता न भेजा जाए।'
            : 'लिंक सिर्फ़ इसी पते के लिए काम करता है। उस पेज पर आप साइन अप कर सकते हैं, या कह सकते हैं कि आपको फिर कभी न्योता न भेजा जाए। इसके लिए आपको अकाउंट की ज़रूरत नहीं है।',
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;
