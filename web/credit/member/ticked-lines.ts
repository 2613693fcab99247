import type { Sent } from '#web/forms/act.ts';

/** Each box has a name of its own, so that a form that comes back has them all as they were. */
export const boxOf = (key: string) => `line-${key}`;

/** The lines whose boxes are ticked. */
export function tickedLines(sent: Sent): string[] {
  return [...sent.entries()].flatMap(([name]) =>
    name.startsWith('line-') ? [name.slice('line-'.length)] : [],
  );
}
