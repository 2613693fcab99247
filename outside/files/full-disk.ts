import { StoreUnavailable } from '#core/ground/file-store.ts';

/** The error as it is, or what tells callers to come back later when it says that the disk is full. */
export function orUnavailable(error: unknown): unknown {
  const isFull =
    error instanceof Error && 'code' in error && ['ENOSPC', 'EDQUOT'].includes(String(error.code));
  return isFull ? new StoreUnavailable('The disk is full.', { cause: error }) : error;
}
