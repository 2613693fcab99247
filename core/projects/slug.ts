import { randomInt } from 'node:crypto';
import { inLatin } from '#rules/text/in-latin.ts';

/** Names below `/projects/`, `/organisations/` and their like that are reserved for pages of the product. */
const reserved = new Set([
  'new',
  'edit',
  'all',
  'search',
  'archive',
  'invitations',
  'project',
  'opportunity',
  'organisation',
  'join',
  'joined',
]);
const longest = 28;

/** The form of a name in an address; `otherwise` for a name without letters of Latin or Devanagari, or digits. */
export function slugOf(name: string, otherwise = 'project'): string {
  const slug = inLatin(name)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longest)
    .replace(/^-+|-+$/g, '');
  return slug.length < 3 ? otherwise : slug;
}

/** Addresses to try in order: the name alone, then with digits after it. */
export function slugsFor(name: string, otherwise?: string): string[] {
  const slug = slugOf(name, otherwise);
  const numbered = [10_000, 10_000_000].map((below) => `${slug}-${randomInt(below / 10, below)}`);
  return reserved.has(slug) ? numbered : [slug, ...numbered];
}
