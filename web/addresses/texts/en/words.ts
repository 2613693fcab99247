import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { addressHeld } from './held.ts';

/** This module declares no kinds: its words are the texts about its data. */
export const addressWords = {
  held: addressHeld,
  emails: {
    'email-change': 'Code for a new email',
    'email-changed': 'Email changed',
    verification: 'Link to verify an email',
  },
} satisfies ModuleWords;
