import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const firstDayHeld = {
  first_steps_put_away: {
    group: 'account',
    policy: 'Your account',
    name: 'हटाए गए पहले क़दम',
    holds: 'वे पहले क़दम जो सदस्य ने हटा दिए हैं।',
    why: 'ताकि वे “आज” पेज पर न दिखें।',
    kept: 'जब तक अकाउंट है।',
  },
} satisfies ModuleHeld;
