import type { EmailWords } from '../words.ts';
import { greeting, notYou } from './phrases.ts';

export const codes = {
  'log-in-code': (email, site) => ({
    subject: `${site.name} वर साइन इन करण्यासाठी OTP`,
    heading: 'साइन इन करण्यासाठी तुमचा कोड',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `${site.name} वर साइन इन करण्यासाठी हा कोड वापरा:` },
      { kind: 'code', text: email.code },
      ...(email.phrase
        ? [
            {
              kind: 'text' as const,
              text: `ज्या पानाने तो मागितला, त्यावर “${email.phrase}” हे शब्द दिसतात.`,
            },
          ]
        : []),
      { kind: 'text', text: `तो ${email.minutes} मिनिटे आणि फक्त एकदा चालतो. ${notYou}` },
    ],
  }),
} satisfies Partial<EmailWords>;
