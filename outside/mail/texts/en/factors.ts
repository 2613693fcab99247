import type { factorKinds } from '#contract/factors/kinds.ts';
import { factorPaths } from '#contract/factors/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

const changes: Record<string, (app: string) => { heading: string; text: string }> = {
  added: (app) => ({
    heading: 'An authenticator app was added',
    text: `The authenticator app “${app}” was added to your account. From now on each sign-in needs a code from an app.`,
  }),
  removed: (app) => ({
    heading: 'An authenticator app was removed',
    text: `The authenticator app “${app}” was removed from your account.`,
  }),
  'passkey-added': (app) => ({
    heading: 'A passkey was added',
    text: `The passkey “${app}” was added to your account. You can sign in with it alone. From now on every other sign-in needs a second step.`,
  }),
  'passkey-removed': (app) => ({
    heading: 'A passkey was removed',
    text: `The passkey “${app}” was removed from your account.`,
  }),
  codes: () => ({
    heading: 'You have new recovery codes',
    text: 'Ten new recovery codes were made for your account. Your old codes no longer work.',
  }),
  reset: () => ({
    heading: 'Your second factors were removed',
    text: 'The operator of the site has removed the authenticator apps and recovery codes of your account, because they were reported lost. All devices were signed out. Your password or an emailed code opens your account until you add an app.',
  }),
  lost: () => ({
    heading: 'Your account was opened without your second step',
    text: 'A person signed in with your password and an emailed code, after the wait that we told you about. This removed the second step of your account. All other devices were signed out.',
  }),
  restored: () => ({
    heading: 'A change of your sign-in was undone',
    text: 'A person used the link in our earlier email. Your account has the authenticator apps and recovery codes again that it had before the change. The password no longer works, and all devices were signed out.',
  }),
};

const undoByChange =
  'If this was not you, undo it within seven days. Your account then has its earlier apps, passkeys and recovery codes again. All devices are signed out, and you choose a new password:';
const undoByAddress =
  'Your account no longer uses this address. If this was not you, take your account back. This works for seven days after the account left the address. It then uses this address again, with its earlier apps, passkeys and recovery codes. All devices are signed out, and you choose a new password:';

type Lost = { secondFrom: Date; until: Date | null };
const losses = {
  second: ({ secondFrom }: Lost) => ({
    heading: 'A person says that your second step is lost',
    text: `A person signed in with an emailed code and told us that your second step is lost. From ${day(secondFrom)} on, a second code begins a wait of three days. After that your account opens without your second step.`,
  }),
  waits: ({ until }: Lost) => ({
    heading: 'Your account opens without your second step soon',
    text: `A person signed in to your account and told us that your second step is lost. From ${day(until ?? new Date())} on, your account opens without it. No one can make this wait shorter.`,
  }),
  over: () => ({
    heading: 'Your account opens without your second step now',
    text: 'The wait is over. The next sign-in to your account removes your second step. If you have lost it, sign in now. If you do not sign in within seven days, you must begin again.',
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
          text: email.isFormer ? undoByAddress : undoByChange,
        },
        { kind: 'link', text: 'This was not me', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: 'If it was you, there is nothing to do. Please do not forward this email: the link works for everyone who has it.',
        },
      ],
    };
  },
  'factors-lost': (email, site) => {
    const { heading, text } = losses[email.state](email);
    return {
      subject: `${site.name}: is your second step lost?`,
      heading,
      greeting: greeting(email.name),
      blocks: [
        { kind: 'text', text },
        {
          kind: 'text',
          text: 'If this was not you, stop it: sign in with your second step, or press “Stop this” on any device where you are signed in. Then choose a new password.',
        },
        { kind: 'link', text: 'Open the page with “Stop this”', url: `${site.origin}${factorPaths.signIn}` },
        { kind: 'text', text: 'We email all addresses of your account each day until it is over.' },
      ],
    };
  },
  'factor-loss-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    heading: 'Have you lost your second step?',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'A person signed in with your password and told us that your second step is lost. If it was you, use this code:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. Do not tell it to anyone. If you did not ask for it, another person knows your password: sign in and change it.`,
      },
    ],
  }),
  'proof-code': (email, site) => ({
    subject: `${email.code} is your ${site.name} code`,
    heading: 'Confirm that it is you',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: 'You are signed in and want to take an important step. This code confirms that it is you:',
      },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. Do not tell it to anyone. If you did not ask for it, another person is signed in to your account: end that session in your settings and change your password.`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

/** The lines of emails about notifications of this module. */
export const factorLines = {
  notifications: {
    factors_lost: () => 'A wait has begun. After it your account opens without your second step.',
  },
} satisfies MailLines<typeof factorKinds>;
