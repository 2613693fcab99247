import { hash, verify } from '@node-rs/argon2';
import { gate } from './gate.ts';

/** OWASP Password Storage Cheat Sheet: Argon2id (the library's default) with 19 MiB, two passes, one lane. */
const parameters = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/**
 * Hashing shares four threads with file access and name look-ups; two at once leave some to the others (measured). The queue
 * holds about three seconds of work.
 */
const inTurn = gate({ atOnce: 2, mostWaiting: 400 });

/** An Argon2id hash in its PHC form, computed off the event loop. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(normal(password), parameters));
}

/** Takes the same time with or without an account and a password, so that callers cannot tell the difference. */
export async function isPassword(password: string, stored: string | null | undefined): Promise<boolean> {
  const right = await inTurn(async () => verify(stored ?? (await decoy()), normal(password)));
  return right && stored != null;
}

let decoyHash: Promise<string> | undefined;
function decoy(): Promise<string> {
  decoyHash ??= hash('nobody has this password', parameters);
  return decoyHash;
}

/** The same characters typed on different keyboards must be the same password (NIST SP 800-63B, 3.1.1.2). */
function normal(password: string): string {
  return password.normalize('NFKC');
}
