import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

const kind = z.enum(['verification', 'recovery']);

export const codeEvents = {
  'codes.asked': z.object({ codeId: z.string(), purpose: z.string() }),
  'codes.used': z.object({ codeId: z.string(), purpose: z.string() }),
  'tokens.created': z.object({ tokenId: z.string(), kind }),
  'tokens.used': z.object({ tokenId: z.string(), kind }),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof codeEvents> {}
}
