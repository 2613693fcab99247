import { z } from 'zod';
import { broken } from './rules.ts';

/** Whether news may be mailed. */
export const marketing = z.object({ given: z.boolean(broken('boolean')) });
export type MarketingBody = z.infer<typeof marketing>;
