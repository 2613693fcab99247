import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const legalTextEvents = {
  /** The rules are repeated to the accounts after one id up to another one. */
  'legalTexts.rulesDue': z.object({ after: z.string(), until: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof legalTextEvents> {}
}
