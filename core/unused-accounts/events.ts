import { z } from 'zod';
import type { SubjectsOf } from '../ground/events.ts';

export const unusedAccountEvents = {
  'unusedAccounts.announced': z.object({}),
  'unusedAccounts.kept': z.object({}),
  'unusedAccounts.erased': z.object({}),
};

declare module '../ground/events.ts' {
  interface Events extends SubjectsOf<typeof unusedAccountEvents> {}
}
