import { turnKinds } from '#contract/collected.ts';
import { noteReminder } from '../../clocks/note-reminder.ts';
import { letterKind, type Named } from '../../ground/letters.ts';
import { findMailedTurn } from '../find-mailed-turn.ts';

/** Reminds a member of a step that they owe. */
export const turnReminder = letterKind({
  name: 'turn-reminder',
  keepsQuiet: true,
  /** `accountId` is the reader for whom it was written; earlier versions did not store one. */
  prepare: (core, { clockId }: { clockId: string; accountId?: string }) =>
    findMailedTurn(core, { clockId, side: 'owing' }, ['running', 'extended']),
  handed: (core, { clockId, accountId }) => noteReminder(core, clockId, accountId),
  samples: ({ to, name }) =>
    turnKinds.map((turn) => ({
      to,
      name,
      side: 'owing' as const,
      turn,
      thing: 'Kolam Press',
      person: 'Meera Sample',
      until: new Date('2030-01-31T06:30:00Z'),
      zone: 'Asia/Kolkata',
    })),
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof turnReminder> {}
}
