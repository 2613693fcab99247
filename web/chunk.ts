/**
 * Files that pages load together. They pack smaller as one file than apart, and each file is a request that a poor line has to
 * carry. A page that needs one file of a chunk loads all of it, with its imports, unless an earlier chunk has them. So a chunk
 * holds files that import little (decision 204).
 */
export type Chunk = {
  name: string;
  /** Patterns of paths from the root on, without the ends of the names; `.` stands for itself. */
  files: readonly string[];
};
