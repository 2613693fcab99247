import type { Sent } from '#web/forms/act.ts';

/** The fields of a sent form as an address has them. */
export function searchSent(sent: Sent): URLSearchParams {
  return new URLSearchParams(
    [...sent.entries()].map(([name, value]): [string, string] => [name, String(value)]),
  );
}
