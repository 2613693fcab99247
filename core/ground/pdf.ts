/** A paper of running text, as it is printed. */
export type PdfSheet = {
  title: string;
  /** When it came to be: the same sheet makes the same bytes. */
  at: Date;
  blocks: readonly { kind: 'title' | 'heading' | 'text' | 'small'; text: string }[];
};

export type MakePdf = (sheet: PdfSheet) => Promise<Buffer>;
