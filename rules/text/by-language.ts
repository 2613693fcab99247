/**
 * Loads what a language has of something, once; the first language's own value where the other has none. `load` imports a file
 * whose path holds the language: a file that is not there is no fault.
 */
export function byLanguage<Value>(
  firstLanguage: string,
  first: Value,
  load: (code: string) => Promise<Value>,
): (code: string) => Promise<Value> {
  const known = new Map<string, Promise<Value>>([[firstLanguage, Promise.resolve(first)]]);
  return (code) => {
    const value =
      known.get(code) ??
      load(code).catch((error: unknown) => {
        if (isMissing(error, code)) return first;
        throw error;
      });
    known.set(code, value);
    return value;
  };
}

/** Whether the file itself, in a folder of this name, is missing, and not one that it imports. The built server says so in other words. */
export function isMissing(error: unknown, folder: string): boolean {
  const { message = '', url = '' } = error as { message?: string; url?: string };
  const parts = url.split('/');
  return message.startsWith('Unknown variable dynamic import') || parts.at(-2) === folder;
}
