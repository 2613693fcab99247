import { endpoints } from '#api/app.ts';

type Pattern = { path: string; parts: string[] };

/** The declared paths of a method: those without parameters by themselves, the others in their order, by the number of their parts. */
const declared = new Map<string, { fixed: Set<string>; patterns: Map<number, Pattern[]> }>();
for (const { call } of endpoints) {
  const { fixed, patterns } = declared.get(call.method) ?? { fixed: new Set(), patterns: new Map() };
  declared.set(call.method, { fixed, patterns });
  const parts = call.path.split('/');
  if (!call.path.includes(':')) fixed.add(call.path);
  else patterns.set(parts.length, [...(patterns.get(parts.length) ?? []), { path: call.path, parts }]);
}

/** Few names, however many addresses there are: a call by its declaration, all else by its kind. */
export function callOf(method: string, url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (!path.startsWith('/v1/')) return /^\/(assets|share|admin|dev)\//.exec(path)?.[1] ?? 'page';
  const asked = path.slice(3);
  const known = declared.get(method === 'HEAD' ? 'GET' : method);
  if (known?.fixed.has(asked)) return `${method} ${asked}`;
  const parts = asked.split('/');
  const found = known?.patterns
    .get(parts.length)
    ?.find((pattern) => pattern.parts.every((part, at) => part.startsWith(':') || part === parts[at]));
  return found ? `${method} ${found.path}` : 'no call';
}
