const megabyte = 1024 * 1024;

export const avatarLimits = {
  /** The limit of an upload. The stored photo is a few dozen kilobytes. */
  maxBytes: 8 * megabyte,
  /** Of a plain JPEG, which can be unpacked at a fraction of its size. */
  maxPixels: 50_000_000,
  /** Of all others, which lie in memory as a whole. */
  maxPixelsUnpacked: 12_600_000,
  /** The side of the square that is kept, in pixels; less where the photo is smaller. */
  side: 512,
};
