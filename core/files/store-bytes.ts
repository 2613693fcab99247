import type { Readable } from 'node:stream';
import type { Core } from '../core.ts';
import { Refusal } from '../refusal.ts';
import { announceBytes, removeBytes } from './unclaimed.ts';

/**
 * Puts bytes into the store that nothing refers to yet; resolves to their key. Whoever claims them keeps them.
 * @throws Refusal `general_unavailable` when there is no room for them.
 */
export async function storeBytes(core: Core, bytes: Readable): Promise<string> {
  const key = await announceBytes(core);
  try {
    await core.files.put(key, bytes);
  } catch (error) {
    await removeBytes(core, [key]);
    throw orUnavailable(error);
  }
  return key;
}

/** A full disk is no bug: the answer is to come back later. */
export function orUnavailable(error: unknown): unknown {
  const isFull = ['ENOSPC', 'EDQUOT'].includes((error as NodeJS.ErrnoException).code ?? '');
  return isFull ? new Refusal('general_unavailable') : error;
}
