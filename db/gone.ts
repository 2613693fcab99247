/** The error of every statement while the database is known to be away; the statement is not sent. */
export class DatabaseAway extends Error {
  readonly code = 'DATABASE_AWAY';
  constructor() {
    super('The database does not answer.');
  }
}

/** Every way in which PostgreSQL, or the way to it, says "I am not there (any more)", "I am full", "that took too long" or "two waited for each other". */
const goneStates = /^(08|57P|57014|55P03|40P01|53|25006)/;
const goneErrors = new Set([
  'DATABASE_AWAY',
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
]);

/** True when `error` means that the database could not do it now, rather than that it refused the statement. */
export function isDatabaseGone(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = (error as NodeJS.ErrnoException).code;
  if (code && (goneErrors.has(code) || (code.length === 5 && goneStates.test(code)))) return true;
  return /Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error/.test(
    error.message,
  );
}

/** Errors among those that an operator has to look into: slow statements, locks, and resources that ran out. */
export function isDatabaseStrained(error: unknown): boolean {
  return /^(57014|55P03|40P01|53)/.test(String((error as { code?: unknown } | null)?.code ?? ''));
}
