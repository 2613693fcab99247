/** One of the member's own files, as forms name it: `bucket/id`; null where none is chosen. */
export function storedFile(typed: string): { bucketId: string; fileId: string } | null {
  const [bucketId = '', fileId = ''] = typed.split('/');
  return fileId === '' ? null : { bucketId, fileId };
}
