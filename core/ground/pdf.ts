/** A printed document of running text. */
export type PdfSheet = {
  title: string;
  /** The document's date: the same sheet makes the same bytes. */
  at: Date;
  blocks: readonly { kind: 'title' | 'heading' | 'text' | 'small'; text: string }[];
};

export type MakePdf = (sheet: PdfSheet) => Promise<Buffer>;
