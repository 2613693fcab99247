import type { Readable } from 'node:stream';

/** A re-encoded picture: upright, no larger than a page needs, and without metadata. */
export type DrawnPicture = { bytes: Buffer; width: number; height: number };

/**
 * Re-encodes an uploaded picture for a page, large and small (`outside/pictures/`). Reads `picture` to its end even after an
 * error.
 * @throws Refusal as `MakePortrait`
 */
export type MakePagePicture = (picture: Readable) => Promise<{ large: DrawnPicture; small: DrawnPicture }>;

/** The same for a picture in a message, in the sizes for a full screen and for a conversation. */
export type MakePicture = MakePagePicture;
