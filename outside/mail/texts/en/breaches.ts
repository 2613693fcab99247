import type { BreachKind } from '#contract/breaches/limits.ts';
import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import type { EmailWords } from '../words.ts';
import { day, greeting } from './phrases.ts';

const kinds: Record<BreachKind, string> = {
  account: 'your name and email address',
  sign_in: 'where and with which devices you signed in',
  profile: 'your profile',
  guardian: 'the name and address of your guardian',
  files: 'your files',
  messages: 'your messages',
  projects: 'your projects and searches',
  applications: 'your applications',
  agreements: 'your agreements',
  mentoring: 'your mentoring sessions and reviews',
  reports: 'your reports and requests',
  words: 'what you wrote to us',
  other: 'other data of your account',
};

/** The same data, for the guardian of a member. */
const kindsOfChild: Record<BreachKind, string> = {
  account: 'name and email address',
  sign_in: 'places and devices of sign-ins',
  profile: 'the profile',
  guardian: 'your name and address',
  files: 'files',
  messages: 'messages',
  projects: 'projects and searches',
  applications: 'applications',
  agreements: 'agreements',
  mentoring: 'mentoring sessions and reviews',
  reports: 'reports and requests',
  words: 'messages to us',
  other: 'other data of the account',
};

export const breaches = {
  'breach-notice': (email, site) => ({
    subject: `Your data on ${site.name}: what happened`,
    why: `the law asks us to tell each person whose data a breach affects.`,
    heading: email.ofChild ? `A breach affects data of ${email.ofChild}` : 'A breach affects your data',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: `What happened: ${email.happened}` },
      { kind: 'text', text: `When: ${when(day(email.beganAt), day(email.endedAt))}` },
      {
        kind: 'text',
        text: `Which data: ${email.kinds.map((one) => (email.ofChild ? kindsOfChild : kinds)[one]).join('; ')}.`,
      },
      { kind: 'text', text: `What we did: ${email.done}` },
      { kind: 'text', text: `What you can do: ${email.advice}` },
      {
        kind: 'text',
        text: email.contact
          ? `You can ask us about it. Please name the number ${email.number}. Our address is ${email.contact}.`
          : `You can ask us about it. Please name the number ${email.number}.`,
      },
      {
        kind: 'link',
        text: 'Ask about your data',
        url: `${site.origin}${email.name ? innerRightsPaths.ask : rightsPaths.withoutAccount}`,
      },
    ],
  }),
} satisfies Partial<EmailWords>;

const when = (from: string, until: string) => (from === until ? from : `${from} to ${until}`);
