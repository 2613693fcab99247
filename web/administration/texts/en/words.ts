import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { administrationHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const administrationWords = {
  deskActions: {
    'log.restored': 'restored a backup, which cuts this log',
    'administrator.named': 'named an administrator in the settings',
    'administrator.removed': 'no longer names an administrator in the settings',
  },
  held: administrationHeld,
} satisfies ModuleWords<typeof administrationKinds>;
