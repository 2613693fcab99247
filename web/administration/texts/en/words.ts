import type { administrationKinds } from '#contract/administration/kinds.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { administrationHeld } from './held.ts';

/** The words that complete the kinds of this module. */
export const administrationWords = {
  deskActions: { 'log.restored': 'restored a backup, which cuts this log' },
  held: administrationHeld,
} satisfies ModuleWords<typeof administrationKinds>;
