import type { Source } from './sources.ts';

/** A place where a statement reads or changes a table, with the part of the statement that chooses its rows. */
export type Use = { file: string; line: number; isHot: boolean; hasKey: boolean };

const builders = 'selectFrom|innerJoin|leftJoin|rightJoin|updateTable|deleteFrom|from|using';

/**
 * The statements of a file that name a table, and whether the key stands in a condition of each. Reads the text: of a statement in
 * SQL the brackets around the table's name, of a built one the chain of calls.
 */
export function usesOf(source: Source, table: string, key: string): Use[] {
  const { file } = source;
  const text = withoutComments(source.text);
  const built = new RegExp(
    String.raw`\.(?:${builders})\(\s*['"]${table}(?: as (?<alias>\w+))?['"]|table: '${table}'`,
    'g',
  );
  const written = new RegExp(
    String.raw`(?<!\bdistinct )\b(?:from|join|update|using)\s+(?:only\s+)?${table}\b(?:\s+as\s+(?<alias>\w+))?(?! \()`,
    'g',
  );
  const hot = spansOfHot(text);
  return [
    ...[...text.matchAll(built)].map((match) => ({ match, part: chainAt(text, match.index) })),
    ...[...text.matchAll(written)].map((match) => ({ match, part: bracketsAt(text, match.index) })),
  ].map(({ match: { index, groups }, part }) => ({
    file,
    line: text.slice(0, index).split('\n').length,
    isHot: hot.some(([from, to]) => from < index && index < to),
    hasKey: choosesBy(part, key, [table, groups?.alias]),
  }));
}

/** A condition on the key of this table, not on a column of the same name that another table has. */
function choosesBy(part: string, key: string, names: readonly (string | undefined)[]): boolean {
  const own = names.filter(Boolean).join('|');
  const column = String.raw`(?<![\w.])(?:(?:${own})\.)?${key}\b`;
  const inSql = new RegExp(
    String.raw`${column}\s*(?:=|<=?|>=?|in\b)|(?:=|<=?|>=?)\s*(?:any\()?${column}|using \([^)]*\b${key}\b|\([^()]*${column}[^()]*\) in\b`,
  );
  const inCalls = new RegExp(
    String.raw`\b(?:where|whereRef|on|onRef|one|row|file)\(\s*(?:'[\w.]+', '=', )?['"](?:(?:${own})\.)?${key}['"]`,
  );
  return inSql.test(part) || inCalls.test(part);
}

/** From the call on, to the end of its chain. */
function chainAt(text: string, from: number): string {
  let depth = 0;
  for (let at = from; at < text.length; at++) {
    const sign = text[at];
    if (sign === '(' || sign === '[' || sign === '{') depth += 1;
    if (sign === ')' || sign === ']' || sign === '}') depth -= 1;
    if (depth < 0 || (depth === 0 && (sign === ';' || sign === ','))) return text.slice(from, at);
  }
  return text.slice(from);
}

/** The text in the innermost brackets around a position, or in the template. */
function bracketsAt(text: string, position: number): string {
  let depth = 0;
  let from = position;
  while (from > 0 && text[from - 1] !== '`' && depth >= 0) {
    from -= 1;
    if (text[from] === ')') depth += 1;
    if (text[from] === '(') depth -= 1;
  }
  depth = 0;
  let to = position;
  while (to < text.length && text[to] !== '`' && depth >= 0) {
    if (text[to] === '(') depth += 1;
    if (text[to] === ')') depth -= 1;
    to += 1;
  }
  const before =
    text
      .slice(from, position)
      .split(/\bunion\b/)
      .at(-1) ?? '';
  return before + (text.slice(position, to).split(/\bunion\b/)[0] ?? '');
}

/** As long as before, so that lines and positions stay. */
const withoutComments = (text: string) =>
  text.replace(/^\s*\*.*$|\/\*.*?\*\/|\/\*\*.*$|(?<!:)\/\/.*$|^\s*--.*$/gm, (comment) =>
    ' '.repeat(comment.length),
  );

/** Statements on a hot path are declared so (`db/prepared.ts`). */
function spansOfHot(text: string): [from: number, to: number][] {
  return [...text.matchAll(/\b(?:prepared|readByKey)(?:<[^(]*>)?(?=\()/g)].map(({ index, 0: name }) => {
    const from = index + name.length;
    return [from, from + chainAt(text, from).length];
  });
}
