import { z } from 'zod';

/** Whether news may be mailed. */
export const marketing = z.object({ given: z.boolean('Value must be a valid boolean') });
export type MarketingBody = z.infer<typeof marketing>;
