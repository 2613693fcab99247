/** The last part of an address that was typed or copied: the name of the thing in it. */
export function slugIn(address: string): string {
  const [path = ''] = address.trim().split(/[?#]/);
  return path.split('/').filter(Boolean).at(-1)?.toLowerCase() ?? '';
}
