/** The filters of a list by name, in the order in which the address names them; empty where nothing is asked for. */
export type Filters = Readonly<Record<string, string>>;
export type FilterOf<F extends Filters> = keyof F & string;

/** The filters that say something. */
export function filtersUsed<F extends Filters>(filters: F): FilterOf<F>[] {
  return Object.keys(filters).filter((name) => filters[name] !== '');
}

/** The address of the list with these filters. */
export function searchOf<F extends Filters>(
  filters: F,
  more: { except?: FilterOf<F>; after?: string } = {},
): string {
  const pairs = filtersUsed(filters)
    .filter((name) => name !== more.except)
    .map((name): [string, string] => [name, filters[name] ?? '']);
  if (more.after) pairs.push(['after', more.after]);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : '';
}
