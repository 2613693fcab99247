/** A name by its words, without case, accents and order: "Patil, ASHA" and "Asha Pátil" are one. */
export function nameKeyOf(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean)
    .toSorted()
    .join(' ');
}

export function isLike(one: string, other: string): boolean {
  return nameKeyOf(one) === nameKeyOf(other);
}
