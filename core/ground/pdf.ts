/** A printed document of running text. */
export type PdfSheet = {
  title: string;
  /** Of its text; English if it is not named. */
  language?: string;
  /** The line about letters without a typeface, which stands below if there are such letters. */
  unshown: string;
  /** The document's date: the same sheet makes the same bytes. */
  at: Date;
  blocks: readonly { kind: 'title' | 'heading' | 'text' | 'small'; text: string }[];
  /** A square code below the blocks: its modules on each side, and the dark ones as a path. */
  code?: { size: number; path: string };
  /** Files that it carries. */
  files?: readonly { name: string; type: string; text: string }[];
};

export type MakePdf = (sheet: PdfSheet) => Promise<Buffer>;
