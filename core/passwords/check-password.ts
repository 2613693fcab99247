import { readFile } from 'node:fs/promises';
import { isLeaked, readLeaked } from '#rules/checks/leaked-password.ts';

let known: Promise<Set<string>> | undefined;

/** Whether a password is among the most common ones of published leaks. It is a reason to warn, never to refuse. */
export async function checkPassword(password: string): Promise<{ leaked: boolean }> {
  const list = new URL('../../rules/checks/leaked-passwords.txt', import.meta.url);
  known ??= readFile(list, 'utf8').then(readLeaked);
  return { leaked: isLeaked(password, await known) };
}
