import { labelOf } from '#web/ground/texts/label.ts';

/** `Waiting: cold rooms`, of a list and a search in it as the log notes them. */
export function listAndSearch(lists: Readonly<Record<string, string>>, detail: string): string {
  const [list = '', ...search] = detail.split(': ');
  return [labelOf(lists, list), ...search].join(': ');
}
