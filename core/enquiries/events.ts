import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const enquiryEvents = {
  'contact.messages.created': z.object({ messageId: z.string() }),
  'contact.messages.answered': z.object({ messageId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof enquiryEvents> {}
}
