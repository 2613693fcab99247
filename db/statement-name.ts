import { createHash } from 'node:crypto';

/** The name under which a connection of PostgreSQL keeps a statement. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 16);
}

const made =
  /(?:\bwith(?: recursive)?|,)\s+"?(\w+)"?(?:\s*\([^()]*\))?\s+as\s+(?:(?:not )?materialized\s+)?\(/g;
const named = /\b(?:from|join|into|update)\s+(?:only\s+)?"?([a-z_]+)\b"?(?!\s*\()/g;
const verbs = /\b(select|insert|update|delete|merge)\b/;
const most = 3;

/**
 * A name for people, made from a statement's text: the verb, up to three tables, and the name that PostgreSQL has for it, as
 * `select accounts, sessions 3fA9xk2Qb7LmPq0Z`. It has no values: those travel apart from the text.
 */
export function statementName(text: string): string {
  if (!text.includes(' ')) return text;
  // After the queries of a `with` in brackets, the statement's own verb is the first outside them.
  const outside = /^\s*with\b/.test(text) ? outsideBrackets(text) : text;
  const [, verb = /\w+/.exec(text)?.[0] ?? ''] = verbs.exec(outside) ?? [];
  const own = new Set([...text.matchAll(made)].map(([, name]) => name));
  const tables = [...new Set([...text.matchAll(named)].map(([, table = '']) => table))]
    .filter((table) => !own.has(table) && table !== 'set')
    .slice(0, most);
  return [verb, tables.join(', '), hashOf(text)].filter(Boolean).join(' ');
}

function outsideBrackets(text: string): string {
  let depth = 0;
  let kept = '';
  for (const sign of text) {
    if (sign === '(') depth += 1;
    else if (sign === ')') depth -= 1;
    else if (depth === 0) kept += sign;
  }
  return kept;
}
