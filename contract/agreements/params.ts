import { z } from 'zod';
import { limits } from '#rules/agreements/limits.ts';
import { broken } from '#rules/broken.ts';
import { id } from '../ground/values.ts';

const numberMessage = broken('range', 1, limits.milestones);
/** The number of a milestone, as it stands in a path. */
export const milestoneNumber = z.coerce
  .number(numberMessage)
  .int(numberMessage)
  .min(1, numberMessage)
  .max(limits.milestones, numberMessage);
const basisMessage = broken('range', 0, 2 ** 31 - 1);
/** The last entry of the ledger that the caller has seen; 0 where the ledger was empty. */
export const basedOn = z.coerce
  .number(basisMessage)
  .int(basisMessage)
  .min(0, basisMessage)
  .max(2 ** 31 - 1, basisMessage);
const entryMessage = broken('range', 1, 2 ** 31 - 1);
/** An entry of the ledger, by its number. */
export const entryNumber = z.coerce
  .number(entryMessage)
  .int(entryMessage)
  .min(1, entryMessage)
  .max(2 ** 31 - 1, entryMessage);

/** A milestone in a path. */
export const agreementMilestone = { agreementId: id, milestone: milestoneNumber };
