import { useEffect, useState } from 'react';
import { isLeaked, readLeaked } from '#rules/checks/leaked-password.ts';
import { characters, passwordLimits } from '#rules/checks/password.ts';

let known: Promise<Set<string>> | undefined;

/** The list is fetched only once the member has typed enough characters for a password. */
function load(): Promise<Set<string>> {
  known ??= import('#rules/checks/leaked-passwords.txt?raw').then(({ default: text }) => readLeaked(text));
  return known;
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
        // The connection may be back at the next keystroke.
        known = undefined;
      },
    );
    return () => {
      stopped = true;
    };
  }, [password]);
  return found !== '' && found === password;
}
