import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const fileEvents = {
  'files.created': z.object({ bucketId: z.string(), fileId: z.string() }),
  'files.updated': z.object({ bucketId: z.string(), fileId: z.string() }),
  'files.deleted': z.object({ bucketId: z.string(), fileId: z.string() }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof fileEvents> {}
}
