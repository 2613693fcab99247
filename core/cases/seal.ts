import { createHash } from 'node:crypto';
import { canonicalJson } from '#rules/ledger/canonical-json.ts';
import type { Sealed } from '../ground/reportable.ts';

/** The stored copy of a reported item, and the hash that shows that the copy is unchanged. */
export function sealed({ name, parts, path }: Sealed): { sealed: string; seal: string } {
  const text = canonicalJson({ name, parts, path });
  return { sealed: text, seal: hashOf(text) };
}

export function isIntact({ sealed: text, seal }: { sealed: string; seal: string }): boolean {
  return hashOf(text) === seal;
}

export function readSealed(text: string): Pick<Sealed, 'name' | 'parts' | 'path'> {
  return JSON.parse(text);
}

function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
