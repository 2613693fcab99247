import { turnKinds } from '#contract/collected.ts';
import { noteReminder } from '../../deadlines/note-reminder.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedTurn } from '../find-mailed-turn.ts';

/** Reminds a member of a step that they owe. */
export const turnReminder = emailKind({
  name: 'turn-reminder',
  keepsQuiet: true,
  /** `accountId` is the reader for whom it was written; earlier versions did not store one. */
  prepare: (core, { clockId: deadlineId }: { clockId: string; accountId?: string }) =>
    findMailedTurn(core, { clockId: deadlineId, side: 'owing' }, ['running', 'extended']),
  handed: (core, { clockId: deadlineId, accountId }) => noteReminder(core, deadlineId, accountId),
  samples: ({ to, name }) =>
    turnKinds.map((turn) => ({
      to,
      name,
      side: 'owing' as const,
      turn,
      thing: 'Kolam Press',
      milestone: 2,
      payment: 0,
      payments: 0,
      person: 'Meera Sample',
      until: new Date('2030-01-31T06:30:00Z'),
      zone: 'Asia/Kolkata',
    })),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof turnReminder> {}
}
