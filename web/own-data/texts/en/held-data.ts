import { account } from './held-account.ts';
import { agreements } from './held-agreements.ts';
import { others } from './held-others.ts';
import { safety } from './held-safety.ts';
import { security } from './held-security.ts';
import { talk } from './held-talk.ts';

/**
 * The texts about personal data, by the table that holds the data. `/notice` and `docs/own-data.md` are made of them. A test
 * compares the tables with those that the modules declare.
 */
export const heldData = { account, security, others, agreements, talk, safety };

export type HeldGroup = keyof typeof heldData;
