import type { EmailWords } from '../words.ts';
import { greeting } from './phrases.ts';

const changes: Record<string, (app: string) => { heading: string; text: string }> = {
  added: (app) => ({
    heading: 'An authenticator app was added',
    text: `The authenticator app “${app}” was added to your account. A sign-in needs a code of an app from now on.`,
  }),
  removed: (app) => ({
    heading: 'An authenticator app was removed',
    text: `The authenticator app “${app}” was removed from your account.`,
  }),
  codes: () => ({
    heading: 'You have new recovery codes',
    text: 'Ten new recovery codes were made for your account. The codes of before no longer work.',
  }),
  reset: () => ({
    heading: 'Your second factors were removed',
    text: 'The operator of the site has removed the authenticator apps and recovery codes of your account, because they were reported lost. Everybody was signed out. Your password or a mailed code opens your account until you add an app.',
  }),
  restored: () => ({
    heading: 'A change of your sign-in was undone',
    text: 'With the link of an earlier email, the authenticator apps and recovery codes of before the change were put back. The password ended, and everybody was signed out.',
  }),
};

export const factors = {
  'factor-changed': (email, site) => {
    const { heading, text } = changes[email.change]?.(email.app) ?? { heading: '', text: '' };
    return {
      subject: `How you sign in to ${site.name} has changed`,
      heading,
      greeting: greeting(email.name),
      blocks: [
        { kind: 'text', text },
        {
          kind: 'text',
          text: 'If this was not you, undo it within seven days. Your account then has the apps and recovery codes of before, everybody is signed out of it, and you choose a new password:',
        },
        { kind: 'link', text: 'This was not me', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: 'If it was you, there is nothing to do. Please do not pass this mail on: the link works for everyone who has it.',
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;
