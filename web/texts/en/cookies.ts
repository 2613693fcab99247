import type { LegalText } from './legal-text.ts';
import { site } from './site.ts';

export const cookies: LegalText = {
  title: 'Cookies',
  description: `${site.name} sets one cookie, when you sign in, and remembers your theme. No tracking, no third parties, no banner.`,
  version: '2026-11-01',
  since: '1 November 2026',
  summary: 'One cookie, and only when you sign in. That is why no banner asked you anything.',
  sections: [
    {
      id: 'session',
      title: 'The cookie that keeps you signed in',
      body: [
        'When you sign in, your browser receives one cookie that holds a random secret. It tells our server that the next request is yours. Scripts on the page cannot read it, other sites do not receive it, and it goes when you log out or after a year.',
      ],
    },
    {
      id: 'storage',
      title: 'What the browser remembers by itself',
      body: [
        'Your browser stores a few things that are never sent to anyone for tracking:',
        [
          'The theme you chose, light or dark.',
          'A mark that this browser is signed in, so that visitors cause no needless request.',
          'A half-filled form, so that a reload loses nothing. Passwords are never part of it.',
        ],
      ],
    },
    {
      id: 'others',
      title: 'What is not here',
      body: [
        'No analytics service, no advertising, no embedded videos, no fonts or scripts from elsewhere. Every page you open talks only to our own server.',
      ],
    },
    {
      id: 'control',
      title: 'How to remove it',
      body: [
        'Log out, and the cookie is gone. Clearing the site’s data in the browser settings removes the rest. Everything on the public pages works without any of it.',
      ],
    },
  ],
};
