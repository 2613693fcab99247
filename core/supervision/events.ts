import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

/** As a server of the version before records a suspension and its end. */
export const supervisionEvents = {
  'accounts.blocked': z.object({}),
  'accounts.unblocked': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof supervisionEvents> {}
}
