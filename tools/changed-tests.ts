import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { importsOf, sourcesOf } from '#tests/rules/sources.ts';

// Prints the tests that a change can reach, one a line: `npm test -- --changed [REF]`.

/** These name every module; a change in one module does not reach the tests of all others through them. */
const collected =
  /^(contract\/collected|core\/modules|core\/collected\/.*|api\/app|web\/(collected|pages|words)|outside\/mail\/texts\/en\/lines|tests\/collected)\.ts$/;
/** Walks are looked at by a person. */
const isTest = (file: string) => /\.(test|spec)\.tsx?$/.test(file) && !/\/walk-[\w-]*\.spec\.ts$/.test(file);
/** Parts of every page: the tests that visit all pages see a change of theirs. */
const ofEveryPage = /^web\/(ui|forms|layout|shell|client|ground|takeover|router|[\w.-]+$)/;
/** They ask for built pages, so no import leads from them to a page. */
const asksForPages = (file: string) => /^(server|tests\/(servers|browser))\//.test(file);

/** Files that differ from `ref`, committed or not. */
function changedSince(ref: string): string[] {
  const git = (...args: string[]) =>
    execFileSync('git', args, { encoding: 'utf8' }).split('\n').filter(Boolean);
  return [
    ...new Set([...git('diff', '--name-only', ref), ...git('ls-files', '--others', '--exclude-standard')]),
  ];
}

/**
 * The tests of the modules of the changed files; those that import a changed file, directly or through others; and, where a page
 * changed, those that ask for a page of its module.
 */
export function testsReachedBy(changed: readonly string[]): string[] {
  const sources = sourcesOf(/\.tsx?$/);
  const imports = new Map(sources.map((source) => [source.file, importsOf(source).map(withoutSign)]));
  const importers = new Map<string, string[]>();
  for (const [file, names] of imports) {
    if (collected.test(file)) continue;
    for (const name of names) importers.set(name, [...(importers.get(name) ?? []), file]);
  }
  const reached = closureOf(changed, (file) => importers.get(file) ?? []);
  const modulesIn = (pattern: RegExp, files: Iterable<string>) =>
    new Set([...files].flatMap((file) => pattern.exec(file)?.[1] ?? []));
  const own = modulesIn(/^(?:contract|core|api)\/([\w-]+)/, changed);
  const ofPages = modulesIn(/^web\/([\w-]+)\//, changed);
  const isOfAllPages = changed.some((file) => ofEveryPage.test(file));
  const isChosen = (file: string): boolean => {
    if (reached.has(file)) return true;
    if (!asksForPages(file)) return own.has(/^core\/([\w-]+)\//.exec(file)?.[1] ?? '');
    if (isOfAllPages && imports.get(file)?.some((name) => /^web\/(collected|pages)\.ts$/.test(name)))
      return true;
    if (ofPages.size === 0) return false;
    const helpers = closureOf(
      [file],
      (one) => imports.get(one)?.filter((name) => name.startsWith('tests/')) ?? [],
    );
    const named = modulesIn(
      /^(?:contract|tests)\/([\w-]+)\//,
      [...helpers].flatMap((one) => imports.get(one) ?? []),
    );
    return [...ofPages].some((name) => named.has(name));
  };
  return sources
    .map(({ file }) => file)
    .filter((file) => isTest(file) && isChosen(file))
    .sort();
}

const withoutSign = (name: string) => (name.startsWith('#') ? name.slice(1) : name);

/** Everything that `next` leads to from these, and these. */
function closureOf(from: readonly string[], next: (file: string) => readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (file: string): void => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const one of next(file)) visit(one);
  };
  for (const file of from) visit(file);
  return seen;
}

if (import.meta.main) {
  const [ref = defaultRef()] = process.argv.slice(2);
  for (const file of testsReachedBy(changedSince(ref))) console.log(path.normalize(file));
}

/** The state that was last shared, or the last commit where there is no other repository. */
function defaultRef(): string {
  try {
    return execFileSync('git', ['merge-base', 'HEAD', 'origin/main'], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return 'HEAD';
  }
}
