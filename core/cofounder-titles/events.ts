import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const ofTitle = z.object({ projectId: z.string(), titleId: z.string() });

/** Each names the account that caused it, if one did. */
export const cofounderTitleEvents = {
  'cofounderTitles.asked': ofTitle,
  'cofounderTitles.accepted': ofTitle,
  'cofounderTitles.given': ofTitle,
  /** One said no, or nothing in the time. */
  'cofounderTitles.declined': ofTitle,
  /** The member has left the team. */
  'cofounderTitles.ended': ofTitle,
  'cofounderTitles.takenOff': z.object({ projectId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof cofounderTitleEvents> {}
}
