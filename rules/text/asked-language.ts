/** More entries than a person sets are not read. */
const mostEntries = 20;

/**
 * The first language of an `Accept-Language` header (RFC 9110, 12.5.4) that is offered, by weight and then by order. `mr-Latn` is
 * no Marathi as we write it, and `*` names none. Null where none is offered.
 */
export function askedLanguage<Code extends string>(
  header: string | null,
  offered: readonly Code[],
): Code | null {
  const wanted = (header ?? '')
    .slice(0, 2000)
    .split(',', mostEntries)
    .map((entry) => {
      const [range = '', ...parameters] = entry
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { range, weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter(({ weight }) => weight > 0 && weight <= 1)
    .sort((one, other) => other.weight - one.weight);
  for (const { range } of wanted) {
    const [, language = '', script] = /^([a-z]{2,3})(?:-([a-z]{4}))?(?:-|$)/.exec(range) ?? [];
    const found = offered.find((code) => code === language);
    if (found && (!script || script === 'deva' || (found === 'en' && script === 'latn'))) return found;
  }
  return null;
}
