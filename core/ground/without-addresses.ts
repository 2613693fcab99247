const mostOfError = 200;

/** Mail servers often repeat the refused addresses, plain or in angle brackets. */
export function withoutAddresses(words: string): string {
  return words
    .replace(/"[^"]*"@\S+|[^\s<>()[\],;:'"]*@[^\s<>()[\],;:'"]+/g, '…')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, mostOfError);
}
