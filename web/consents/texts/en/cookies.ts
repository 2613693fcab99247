import type { CookieKey, StorageKey } from '#contract/ground/cookies.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { type LegalText, legalTexts } from './legal-text.ts';

const perCookie: Record<CookieKey, string> = {
  session:
    'Keeps you signed in. It holds your account’s number and a random secret, and tells our server that the next request is yours. It is set when you sign in and goes when you log out.',
  signedIn:
    'Says “1” in a browser that is signed in, and nothing about who. Pages look at it before they ask who you are, so that visitors cause no needless request. It is set and goes together with the one above.',
  told: 'Carries the outcome of a form you sent, such as “saved”, to the page that follows, in a browser without scripts. It is read once and gone.',
  signUpForm:
    'Keeps what you have typed into the sign-up form, in a browser without scripts, until you have joined. Passwords are never part of it.',
  codes:
    'Remembers for which addresses you have asked for a code, so that the page still has a field for it after a reload. The codes themselves are not in it.',
  proof:
    'A random secret by which a code that is mailed to you works in this browser alone, and by which sign-up remembers that you have proven your email address. It is set when you ask for a code.',
  unsent:
    'Holds the keys to what you typed into forms that you sent after your sign-in had ended. With them the page shows your text again once you have signed in. Each works once.',
  device:
    'A random secret by which we know this browser again after you have signed in with it, so that strangers who guess at your password cannot keep you out. It signs nobody in, and stays when you log out.',
};

const perStorage: Record<StorageKey, string> = {
  theme: 'Light or dark, if you have chosen one by the switch.',
  signedIn: 'Your account’s number while you are signed in: other tabs notice by it when you log out.',
  leaving: 'That you have logged out while there was no connection, so that it is made up for.',
  left: 'That you have just logged out, so that the page you come to says so.',
  signUp: 'A sign-up form under way, so that a reload loses nothing. Passwords are never part of it.',
  profileEdit: 'A profile you are changing and have not saved. Passwords are never part of it.',
  answer: 'An answer that somebody of our team is writing and has not sent.',
  verification: 'What you are writing to be verified and have not sent.',
  step: 'What you are writing for mentoring and have not sent.',
  message: 'A message that you are writing and have not sent.',
  outgoing:
    'Messages that you have sent and that our server has not confirmed yet, so that a reload or a lost connection loses none. Each goes as soon as it has arrived, and all go when you log out.',
  scroll: 'How far you had scrolled on each page, for the way back.',
};

export const cookies = {
  title: 'Cookies',
  description: `Every cookie that ${site.name} sets, by name, purpose and life. No tracking, no third parties, no banner.`,
  since: legalTexts.since('21 November 2026'),
  summary:
    'Reading these pages sets no cookie. Joining and signing in need the few that are named here. That is why no banner asked you anything.',
  set: {
    id: 'cookies',
    title: 'The cookies, one by one',
    intro: 'They come from our own server, go back to it alone, and other sites do not receive them.',
    each: perCookie,
    life: (seconds: number) => `Kept for at most ${span(seconds)}.`,
    reach: { scripts: 'Scripts of our pages can read it.', server: 'Scripts cannot read it.' },
  },
  storage: {
    id: 'storage',
    title: 'What the browser remembers by itself',
    intro: 'Pages keep a few notes in your browser. They are never sent to us or to anybody else.',
    each: perStorage,
    lasts: {
      'until-cleared': 'Kept until you clear it or, where it says that you are signed in, log out.',
      tab: 'Gone when you close the tab.',
    },
  },
  others: {
    id: 'others',
    title: 'What is not here',
    body: [
      'No analytics service, no advertising, no embedded videos, no fonts or scripts from elsewhere. Every page you open talks only to our own server.',
    ],
  },
  control: {
    id: 'control',
    title: 'How to remove them',
    body: [
      'Log out, and what kept you signed in is gone. Clearing the site’s data in the browser settings removes the rest. Everything on the public pages works without any of it.',
    ],
  },
} as const satisfies Omit<LegalText, 'sections'> & Record<string, unknown>;

function span(seconds: number): string {
  const units = [
    { name: 'year', seconds: 31_536_000 },
    { name: 'day', seconds: 86_400 },
    { name: 'hour', seconds: 3600 },
    { name: 'minute', seconds: 60 },
  ];
  const unit = units.find((one) => seconds >= one.seconds) ?? { name: 'second', seconds: 1 };
  const count = Math.round(seconds / unit.seconds);
  return plural(count, {
    one: (shown) => `${shown} ${unit.name}`,
    other: (shown) => `${shown} ${unit.name}s`,
  });
}
