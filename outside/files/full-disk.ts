import { StoreUnavailable } from '#core/ground/file-store.ts';

/** The error itself, or an error that asks callers to come back later where the disk is full. */
export function orUnavailable(error: unknown): unknown {
  const isFull =
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
  return isFull ? new StoreUnavailable('The disk is full.', { cause: error }) : error;
}
