import type { ApplicationWithOpportunity } from './find-sent.ts';

/** As an owner finds it; they may read the application for a limited time. */
export type ReceivedRow = ApplicationWithOpportunity & { is_readable: boolean };
