import type { PreparedEmail } from '#core/collected/emails.ts';

type Announced = Extract<PreparedEmail, { letter: 'text-announced' }>;

/** The changes of a new version and its questions, as the translation in the language of the email says them; else in English. */
export function announcedIn(
  { changes, asks }: Pick<Announced, 'changes' | 'asks'>,
  read: Announced['said'][string] | undefined,
) {
  return {
    changes: read?.changes ?? changes,
    asks: asks.map(({ purpose, label, path }) => ({ label: read?.labels[purpose] ?? label, path })),
  };
}
