import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const kind = z.enum(['code', 'verification', 'recovery']);

export const tokenEvents = {
  'tokens.created': z.object({ tokenId: z.string(), kind }),
  'tokens.used': z.object({ tokenId: z.string(), kind }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof tokenEvents> {}
}
