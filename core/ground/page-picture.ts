import type { Readable } from 'node:stream';

/** A picture drawn anew: upright, no larger than a page needs it, and with nothing in it but what is seen. */
export type DrawnPicture = { bytes: Buffer; width: number; height: number };

/**
 * Draws what somebody sends for a page, large and small (`outside/pictures/`). Reads `picture` to its end, whatever becomes
 * of it.
 * @throws Refusal as `MakePortrait`
 */
export type MakePagePicture = (picture: Readable) => Promise<{ large: DrawnPicture; small: DrawnPicture }>;

/** The same for a picture in a message: as large as a screen shows it, and as a conversation does. */
export type MakePicture = MakePagePicture;
