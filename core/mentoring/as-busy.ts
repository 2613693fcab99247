import { Refusal } from '../ground/refusal.ts';

/** A mentee whose time is taken reads that they have a session then. */
export function asBusy(error: unknown): never {
  if (error instanceof Refusal && error.code === 'mentoring_time_taken') throw new Refusal('mentoring_busy');
  throw error;
}
