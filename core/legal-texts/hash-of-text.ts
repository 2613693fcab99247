import { createHash } from 'node:crypto';
import type { TextWords } from '#contract/legal-texts/shapes.ts';

/** The SHA-256 of the words of a version, in the order in which a reader meets them. */
export function hashOfText({ title, summary, sections }: TextWords): string {
  const read = [title, summary, ...sections.map((one) => [one.title, ...one.body])];
  return createHash('sha256').update(JSON.stringify(read)).digest('hex');
}
