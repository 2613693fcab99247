import type { Readable } from 'node:stream';

/**
 * Makes the stored picture of an uploaded photo (`outside/pictures/`): upright, square, small, and without metadata. Reads
 * `photo` to its end even after an error.
 * @throws Refusal `avatar_empty`, `avatar_too_large`, `avatar_type_unsupported`, `avatar_too_many_pixels`,
 * `avatar_unreadable` or `general_busy`
 */
export type MakePortrait = (photo: Readable) => Promise<Buffer>;

/**
 * The same for the picture of a document or a card: uncropped, and large enough to read its small print.
 * @throws Refusal as `MakePortrait`
 */
export type MakeScan = (picture: Readable) => Promise<Buffer>;
