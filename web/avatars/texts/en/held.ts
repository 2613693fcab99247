import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const avatarHeld = {
  avatars: {
    group: 'account',
    policy: 'Your profile',
    name: 'Your photo',
    holds: 'A new image made from the photo that the member sent.',
    why: 'To show it.',
    kept: 'Until it is replaced or removed.',
  },
} satisfies ModuleHeld;
