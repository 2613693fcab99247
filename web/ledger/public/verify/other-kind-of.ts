/** The kind of a file that we give out and that is not checked here. Nothing is said for or against it. */
export function otherKindOf(text: string): 'pdf' | 'badge' | undefined {
  if (text.startsWith('%PDF-')) return 'pdf';
  return text.includes('"OpenBadgeCredential"') ? 'badge' : undefined;
}
