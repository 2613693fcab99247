import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

/** The texts about the data of people in this module's tables. */
export const blockHeld = {
  blocks: {
    group: 'safety',
    policy: 'Blocks and reports',
    name: 'Members you block',
    holds: 'The members whom a member has blocked, and when.',
    why: 'To keep the two members apart.',
    kept: 'Until the block ends, or one of the accounts ends.',
  },
} satisfies ModuleHeld;
