import { useEffect, useState } from 'react';
import { characters, passwordLimits } from '#contract/password.ts';

let known: Promise<Set<string>> | undefined;

/** The list comes only when somebody types what could be a password; where it comes from stands in its first lines. */
function load(): Promise<Set<string>> {
  known ??= import('./leaked-passwords.txt?raw').then(({ default: text }) => readLeaked(text));
  return known;
}

export function readLeaked(text: string): Set<string> {
  return new Set(text.split('\n').filter((line) => line && !line.startsWith('# ')));
}

/** Capital letters make no leaked password a new one. */
export function isLeaked(password: string, leaked: Set<string>): boolean {
  return leaked.has(password.toLowerCase());
}

/** Whether the password is one of those that are tried first. Without the list, none is. */
export function useLeaked(password: string): boolean {
  const [found, setFound] = useState('');
  useEffect(() => {
    if (characters(password) < passwordLimits.min) return;
    let stopped = false;
    load().then(
      (leaked) => {
        if (!stopped && isLeaked(password, leaked)) setFound(password);
      },
      () => {
        // The line may be back for the next letter.
        known = undefined;
      },
    );
    return () => {
      stopped = true;
    };
  }, [password]);
  return found !== '' && found === password;
}
