import { firstText } from './clauses/first.ts';
import { secondText } from './clauses/second.ts';
import type { Unwritten } from './terms.ts';

/**
 * The whole text of an agreement, in its own language. Each format has clauses of its own, which never change in any language once
 * something was signed under them: other sentences are a new format. Headings begin with a number; an empty line parts paragraphs.
 */
export function fullText(document: Unwritten): string {
  return document.format === 'saharambh-agreement/1' ? firstText(document) : secondText(document);
}
