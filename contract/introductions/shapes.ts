import { z } from 'zod';
import { introductionSides, introductionStates } from '#rules/introductions/introduction-states.ts';
import { introductionPurposes } from '../collected.ts';
import { messageWarnings } from '../conversations/limits.ts';
import { introductionShownKinds } from '../ground/introduction-purpose.ts';
import { date } from '../ground/values.ts';
import { personRow } from '../people/find-calls.ts';

const warnings = z.array(z.enum([...messageWarnings, 'courts']));
const named = z.object({ slug: z.string(), name: z.string() });

const row = {
  id: z.string(),
  purpose: z.enum(introductionPurposes),
  /** The caller's side. */
  side: z.enum(introductionSides),
  state: z.enum(introductionStates),
  /** The project that was asked; null for a member, and of a project that was deleted. */
  project: named.nullable(),
  /** Whether a project was asked, also one that was deleted. */
  isToProject: z.boolean(),
  askedAt: date,
  endedAt: date,
  /** When the answer is due; empty where none is awaited. */
  dueAt: date,
  /** Whether the caller answers. */
  isOwnTurn: z.boolean(),
};

export const introductionRow = z
  .object({
    ...row,
    /** The member on the other side; empty for a former member, and to the asker of a project. */
    person: z.object({ id: z.string(), name: z.string() }),
  })
  .meta({ id: 'IntroductionRow' });
export type IntroductionRowBody = z.infer<typeof introductionRow>;

export const introductionShown = z.object({
  kind: z.enum(introductionShownKinds),
  /** The asker's project; of a draft only its line, stage and sectors. Null where none is shown, or it is no longer there. */
  project: z
    .object({
      /** Empty for a draft, which only its team sees; so is the name. */
      slug: z.string(),
      name: z.string(),
      line: z.string(),
      stage: z.string(),
      sectors: z.array(z.string()),
    })
    .nullable(),
  /** The asker's search or interests, part by part; null where none is shown, or it is no longer there. */
  parts: z.array(z.object({ name: z.string(), text: z.string(), values: z.array(z.string()) })).nullable(),
});
export type IntroductionShownBody = z.infer<typeof introductionShown>;

export const introduction = z
  .object({
    ...row,
    /** As the two see each other; null for a former member, and to the asker of a project. */
    person: personRow.nullable(),
    shown: introductionShown,
    note: z.object({ text: z.string(), warnings }),
    /** Why it was declined; empty where it was not. */
    reason: z.string(),
    words: z.object({ text: z.string(), warnings }),
    /** After a yes; empty before, and once it was deleted. */
    conversationId: z.string(),
    /** The caller's own side is not available, or the other one; empty where none was released. */
    releasedBy: z.enum(['', 'own', 'other']),
    can: z.object({ answer: z.boolean(), withdraw: z.boolean(), report: z.boolean() }),
  })
  .meta({ id: 'Introduction' });
export type IntroductionBody = z.infer<typeof introduction>;
