import { innerRightsPaths } from '#contract/rights/inner-paths.ts';
import { rightsPaths } from '#contract/rights/paths.ts';
import { sessionPaths } from '#contract/sessions/paths.ts';
import type { supervisionKinds } from '#contract/supervision/kinds.ts';
import { todayPaths } from '#contract/today/paths.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { committee } from './committee.ts';
import { day, greeting } from './phrases.ts';

const birthDates = {
  stands: () =>
    'By this date you are under 18, and a parent or guardian must agree. Until then no one else sees your account, and we keep only the data that we need to ask them. Name them on your dashboard. If no one agrees for 7 days, we delete the account.',
  waits: () =>
    'By this date you are under 18, and a parent or guardian must agree. Until then no one else sees your account. We erase nothing yet: other staff look at this within three days. If they do not confirm it, your earlier date of birth counts again.',
  kept: keptDate,
  free: ({ state }: { state: string }) =>
    state === 'kept' ? keptDate() : 'From now on this date decides which pages are open to you.',
};

function keptDate(): string {
  return 'No other staff confirmed the correction of your date of birth. The earlier date counts again, and we erased nothing.';
}

export const supervision = {
  'account-suspended': (email, site) => ({
    subject: `About your ${site.name} account`,
    replyTo: email.contact || undefined,
    heading: 'Your account is suspended',
    greeting: greeting(email.name),
    blocks: [
      {
        kind: 'text',
        text: `We have suspended your account${email.until ? ` until ${day(email.until)}` : ''}. You are signed out everywhere, and other members do not see you. The reason:`,
      },
      { kind: 'quote', text: email.reason },
      {
        kind: 'text',
        text: 'Sign in to ask other staff to look at it, and to download your data.',
      },
      { kind: 'link', text: 'Sign in', url: `${site.origin}${sessionPaths.login}` },
      { kind: 'text', text: 'If that is not enough, you can complain to us.' },
      { kind: 'link', text: 'Complain', url: `${site.origin}${rightsPaths.complain}` },
      committee,
    ],
  }),
  'birth-date-corrected': (email, site) => ({
    subject: `Your date of birth at ${site.name} was corrected`,
    replyTo: email.contact || undefined,
    heading: 'Your date of birth was corrected',
    greeting: greeting(email.name),
    blocks: [
      ...(email.state === 'kept'
        ? []
        : ([
            { kind: 'text', text: 'Our staff have corrected the date of birth of your account. The reason:' },
            { kind: 'quote', text: email.reason },
          ] as const)),
      { kind: 'text', text: birthDates[email.isRestricted ? email.state : 'free'](email) },
      { kind: 'link', text: 'Open my dashboard', url: `${site.origin}${todayPaths.dashboard}` },
      { kind: 'text', text: 'If you think that this is wrong, ask us to correct it.' },
      { kind: 'link', text: 'Ask about your data', url: `${site.origin}${innerRightsPaths.ask}` },
    ],
  }),
  'suspension-ended': (email, site) => ({
    subject: `About your ${site.name} account`,
    replyTo: email.contact || undefined,
    heading: 'Your account is open again',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Your account is no longer suspended. You can sign in as before.' },
      { kind: 'link', text: 'Sign in', url: `${site.origin}${sessionPaths.login}` },
    ],
  }),
} satisfies Partial<EmailWords>;

/** The names of what staff propose. */
export const supervisionLines = {
  proposals: {
    'account.suspension': 'suspend an account for more than 7 days',
    'account.child': 'treat a member as a child, and erase what we may not keep of a child',
  },
} satisfies MailLines<typeof supervisionKinds>;
