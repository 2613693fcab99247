import type { PlacedRow } from './find-sent.ts';

/** As an owner finds it; they may read the application for a limited time. */
export type ReceivedRow = PlacedRow & { is_readable: boolean };
