import { operatorId } from '#contract/administration/limits.ts';

/** Acts in place of staff where a command of the operator does. */
export const operator = { id: operatorId } as const;
