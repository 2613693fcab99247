/** Labels in a language in which the stored values are the labels. */
export function asStored<Value extends string>(values: readonly Value[]): Record<Value, string> {
  return Object.fromEntries(values.map((value): [Value, string] => [value, value])) as Record<Value, string>;
}
