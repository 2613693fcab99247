import { z } from 'zod';
import { date } from '../ground/values.ts';
import { requestKinds } from '../rights/limits.ts';

/** A numbered request of a person who acts for a member. Id and secret lead to its page. */
export const requestForAnother = z
  .object({
    requestId: z.string(),
    secret: z.string(),
    number: z.string(),
    kind: z.enum(requestKinds),
    dueAt: date,
  })
  .meta({ id: 'RequestForAnother' });
export type RequestForAnother = z.infer<typeof requestForAnother>;
