import type { PlacedRow } from './find-sent.ts';

/** As an owner finds it; what was sent is theirs to read for a while. */
export type ReceivedRow = PlacedRow & { is_readable: boolean };
