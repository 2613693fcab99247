import { afterEach, beforeEach } from 'node:test';

/** Restores these names of the global object after each test, because other test files share the process. */
export function ownGlobals(...names: string[]): void {
  let before: (PropertyDescriptor | undefined)[] = [];
  beforeEach(() => {
    before = names.map((name) => Object.getOwnPropertyDescriptor(globalThis, name));
  });
  afterEach(() => {
    for (const [at, name] of names.entries()) {
      const had = before[at];
      if (had) Object.defineProperty(globalThis, name, had);
      else Reflect.deleteProperty(globalThis, name);
    }
  });
}
