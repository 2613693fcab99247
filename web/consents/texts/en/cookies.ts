import type { StorageKey } from '#contract/ground/browser-storage.ts';
import type { CookieKey } from '#contract/ground/cookies.ts';
import { plural } from '#web/ground/texts/amounts.ts';
import { site } from '#web/ground/texts/en/site.ts';
import { type LegalText, legalTexts } from './legal-text.ts';

const perCookie: Record<CookieKey, string> = {
  session:
    'Keeps you signed in. It has your account’s number and a random secret. With it our server knows that the next request is yours. We set it when you sign in and delete it when you log out.',
  signedIn:
    'Says only that this browser is signed in, not as which member. Pages look at it before they ask who you are. So visitors need one request less. We set and delete it together with the cookie above.',
  language:
    'The language that you have chosen, for the times when you are not signed in. We set it only when you choose one. It says nothing else.',
  told: 'Shows the outcome of a form you sent, such as “saved”, on the next page, in a browser without scripts. We read it once and delete it.',
  signUpForm:
    'Keeps the text that you typed into the sign-up form, in a browser without scripts, until you have joined. It never has passwords.',
  codes:
    'Remembers for which addresses you have asked for a code, so that the page still has a field for it after a reload. It does not have the codes.',
  proof:
    'A random secret. With it a code that we email you works only in this browser, and the sign-up remembers that you have proven your email address. We set it when you ask for a code.',
  unsent:
    'If you send a form after your sign-in has ended, it has the key to your text. With it the page shows your text again after you have signed in. Each key works once.',
  device:
    'A random secret. With it we know this browser after you have signed in with it once, so that strangers who guess your password cannot keep you out. It signs no one in. It stays when you log out.',
  position:
    'A number that says how far our database was when you last saved something here. With it the next page shows what you saved, also where a copy of the database answers. It does not say who you are.',
};

const perStorage: Record<StorageKey, string> = {
  theme: 'Light or dark, if you have chosen one.',
  signedIn: 'Your account’s number while you are signed in. So other tabs know when you log out.',
  leaving: 'That you logged out without a connection, so that the page can tell our server later.',
  left: 'That you have just logged out, so that the next page says so.',
  signUp:
    'A sign-up form that you have not sent, so that you lose nothing when you reload. It never has passwords.',
  profileEdit: 'A profile that you are changing and have not saved. It never has passwords.',
  answer: 'An answer that our staff are writing and have not sent.',
  verification: 'A request for verification that you are writing and have not sent.',
  draft: 'A request, an application or a text for mentoring that you are writing and have not sent.',
  message: 'A message that you are writing and have not sent.',
  outgoing:
    'Messages that you have sent and that our server has not confirmed yet, so that you lose none when you reload or lose the connection. The browser deletes each one when it has arrived, and all of them when you log out.',
  scroll: 'How far you scrolled on each page, so that “Back” shows the same place.',
};

export const cookies = {
  title: 'Cookies',
  description: `Every cookie that ${site.name} sets, by name, purpose and life. No tracking, no third parties, no banner.`,
  since: legalTexts.since('21 November 2026'),
  summary:
    'If you only read these pages, we set no cookie. To join and to sign in you need the few cookies on this page. So we need no banner.',
  set: {
    id: 'cookies',
    title: 'The cookies, one by one',
    intro: 'They come from our own server and go back only to it. Other sites do not get them.',
    each: perCookie,
    life: (seconds: number) => `Kept for at most ${span(seconds)}.`,
    reach: { scripts: 'Scripts of our pages can read it.', server: 'Scripts cannot read it.' },
  },
  storage: {
    id: 'storage',
    title: 'What the browser remembers by itself',
    intro: 'Pages keep a few notes in your browser. It never sends them to us or to others.',
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
      'Log out to delete the cookies that keep you signed in. Clear the data of this site in the settings of your browser to delete the rest. The public pages work without any of it.',
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
