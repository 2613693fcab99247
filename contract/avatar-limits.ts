const megabyte = 1024 * 1024;

export const avatarLimits = {
  /** What may be sent. What is kept is a few dozen kilobytes. */
  maxBytes: 8 * megabyte,
  maxPixels: 50_000_000,
  /** For formats that cannot be read line by line, and lie in memory as a whole. */
  maxPixelsAtOnce: 16_800_000,
  /** The side of the square that is kept, in pixels; less where the photo is smaller. */
  side: 512,
};
