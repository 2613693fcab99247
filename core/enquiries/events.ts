import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const enquiryEvents = {
  'enquiries.created': z.object({ enquiryId: z.string() }),
  'enquiries.answered': z.object({ enquiryId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof enquiryEvents> {}
}
