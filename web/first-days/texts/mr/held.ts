import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const firstDayHeld = {
  first_steps_put_away: {
    group: 'account',
    policy: 'Your account',
    name: 'बाजूला ठेवलेली पहिली पावले',
    holds: 'सदस्याने बाजूला ठेवलेली पहिली पावले.',
    why: 'ती “आज” या पानावर दिसू नयेत म्हणून.',
    kept: 'अकाउंट असेपर्यंत.',
  },
} satisfies ModuleHeld;
