/** What a document or file gets when its maker names no permissions: it is theirs alone (CONTRACT 7.1). */
export function ownerPermissions(accountId: string): string[] {
  return ['read', 'update', 'delete'].map((action) => `${action}("user:${accountId}")`);
}
