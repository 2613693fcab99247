/** The page in place of one that opens later; sent along by the server. */
export const closedTexts = {
  until: (opens: string) => `${opens} Until then you can:`,
} as const;
