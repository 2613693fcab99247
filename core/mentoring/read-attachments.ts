import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { webAddressOf } from '#rules/text/web-address.ts';
import { Refusal } from '../ground/refusal.ts';

/**
 * The links of a question to a mentor as they are stored, where it brings so many files as well.
 * @throws Refusal `mentoring_links`, `mentoring_attachments_many`
 */
export function readAttachments(typed: readonly string[], files: number): string[] {
  const links = typed.map((link) => webAddressOf(link) ?? '');
  if (links.includes('')) throw new Refusal('mentoring_links');
  if (links.length + files > limits.attachments) throw new Refusal('mentoring_attachments_many');
  return links;
}
