import type { Readable } from 'node:stream';

/**
 * Makes the picture that is kept of one that somebody sends (`outside/pictures/`): upright, square, small, and with
 * nothing in it but what is seen. Reads `photo` to its end, whatever becomes of it.
 * @throws Refusal `avatar_empty`, `avatar_too_large`, `avatar_type_unsupported`, `avatar_too_many_pixels`,
 * `avatar_unreadable` or `general_busy`
 */
export type MakePortrait = (photo: Readable) => Promise<Buffer>;

/**
 * The same for the picture of a letter or a card: whole, and large enough to read its small print.
 * @throws Refusal as `MakePortrait`
 */
export type MakeScan = (picture: Readable) => Promise<Buffer>;
