import { parseAst } from 'vite';

/** The content of one text: its sentences with `{name}` where a value stands, and the names of the values that it uses. */
export type Said = { parts: readonly string[]; used: ReadonlySet<string> };

export type Node = { type: string; start: number; end: number; [key: string]: unknown };

const keysOfCodes =
  /(?:^|\.)(?:group|policy|id|counts|seed|look|type|to|topic|country|hourCycle|\w*Style|\w*[kK]ind)$/;

/** Read by our staff alone, a name as it sounds in Latin letters, or the name of a file (decision 436). */
const inAnyLanguage = /(?:^|\.)(?:effect|reading)$|^\w+FileTexts\.file$|\.pack\.files\.\w+$/;
export const mayStayEnglish = (at: string) => inAnyLanguage.test(at);

/** Whether what stands at this key is a code: a key of another table, a sign of the page, or an address. */
export function isCodeAt(at: string, value: unknown): boolean {
  if (/(?:^|\.)(?:policy|outcomeField|templateNames\.\d+)$/.test(at)) return true;
  return (
    typeof value === 'string' && keysOfCodes.test(at) && /^(?:[a-z][\w-]*|[A-Z]{2}|[/#]\S*)$/.test(value)
  );
}

/** The content of a text of a module: a sentence, or a function that makes some of values. */
export function said(text: unknown): Said {
  if (typeof text === 'string') return { parts: [text], used: new Set() };
  const { body, params } = functionOf(String(text));
  const parts: string[] = [];
  const seen = new Set<string>();
  eachText(body, (_, shown) => parts.push(shown));
  each(body, (node) => {
    if (node.type === 'Identifier') seen.add(node.name as string);
  });
  const named = new Set<string>();
  for (const param of params)
    each(param, (node) => {
      if (node.type === 'Identifier') named.add(node.name as string);
    });
  return {
    parts: parts.filter((part) => part.trim() !== ''),
    used: new Set([...named].filter((name) => seen.has(name))),
  };
}

/** Visits each literal that readers read, with its words. Literals that the code compares or looks up are codes. */
export function eachText(tree: unknown, visit: (node: Node, shown: string) => void): void {
  if (Array.isArray(tree)) {
    for (const one of tree) eachText(one, visit);
    return;
  }
  if (!isNode(tree)) return;
  const { type } = tree;
  if (
    /^(?:TS|Import|Export(?:All|Named)Decl)/.test(type) &&
    !('declaration' in tree) &&
    !('expression' in tree)
  )
    return;
  if (type === 'Literal' && typeof tree.value === 'string') visit(tree, tree.value);
  else if (type === 'TemplateLiteral') {
    visit(tree, shownTemplate(tree));
    eachText(tree.expressions, visit);
  } else for (const [key, value] of Object.entries(tree)) if (!isCode(tree, key)) eachText(value, visit);
}

function isCode(node: Node, key: string): boolean {
  if (key === 'typeAnnotation' || key === 'typeArguments') return true;
  if (node.type === 'BinaryExpression') return /^[!=]==?$|^in$/.test(node.operator as string);
  if (node.type === 'SwitchCase') return key === 'test';
  if (node.type === 'MemberExpression') return key === 'property';
  if (node.type === 'NewExpression') return true;
  if (node.type === 'CallExpression') return key === 'arguments' && isOfNumbers(node.callee as Node);
  if (node.type === 'Property') {
    const value = (node.value as Node).value;
    return key === 'key' || (key === 'value' && isCodeAt(nameOf(node.key), value));
  }
  if (node.type === 'ExportNamedDeclaration' || node.type === 'ImportDeclaration') return key === 'source';
  return false;
}

/** Calls that take the names of formats. */
function isOfNumbers(callee: Node): boolean {
  return /^(?:toLocale\w*|padStart|replace|replaceAll|split|at)$/.test(nameOf(callee.property));
}

function nameOf(key: unknown): string {
  return isNode(key) ? String(key.name ?? key.value ?? '') : '';
}

function shownTemplate({ quasis, expressions }: Node): string {
  const values = expressions as Node[];
  return (quasis as { value: { cooked: string } }[])
    .map(({ value }, at) => value.cooked + (values[at] ? `{${nameOfValue(values[at])}}` : ''))
    .join('');
}

/** The last name of an expression: `name` of `one.name` and of `shownName(one.name)`. */
function nameOfValue(node: Node): string {
  // The name of the product is that of no person.
  if (nameOf(node.object) === 'site') return 'site';
  let name = '';
  each(node, (one) => {
    if (one.type === 'Identifier') name = one.name as string;
  });
  return name;
}

function functionOf(source: string): { body: Node; params: readonly Node[] } {
  const isWhole = /^(?:async\s*)?(?:\(|[\w$]+\s*=>)/.test(source) || source.startsWith('function');
  const program = parseAst(isWhole ? `(${source})` : `({${source}})`) as unknown as { body: readonly Node[] };
  let found: Node | undefined;
  each(program.body[0], (node) => {
    found ??= /Function/.test(node.type) ? node : undefined;
  });
  if (!found) throw new Error(`This is no function: ${source}`);
  return { body: found.body as Node, params: found.params as readonly Node[] };
}

export function each(tree: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(tree)) for (const one of tree) each(one, visit);
  else if (tree !== null && typeof tree === 'object') {
    if (isNode(tree)) visit(tree);
    for (const value of Object.values(tree)) each(value, visit);
  }
}

function isNode(value: unknown): value is Node {
  return value !== null && typeof value === 'object' && typeof (value as Node).type === 'string';
}
