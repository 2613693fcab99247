import { turnKinds } from '#contract/collected.ts';
import { emailKind, type Named } from '../../ground/emails.ts';
import { findMailedTurn, type Side } from '../find-mailed-turn.ts';

const sides: readonly Side[] = ['owing', 'awaiting'];

/** Tells one side that the deadline of a step has lapsed. */
export const turnLapsed = emailKind({
  name: 'turn-lapsed',
  keepsQuiet: true,
  prepare: (core, needs: { clockId: string; side: Side }) => findMailedTurn(core, needs, ['lapsed']),
  samples: ({ to, name }) =>
    turnKinds.flatMap((turn) =>
      sides.map((side) => ({
        to,
        name,
        side,
        turn,
        thing: 'Kolam Press',
        milestone: 2,
        payment: 0,
        payments: 0,
        person: 'Meera Sample',
        until: new Date('2030-01-31T06:30:00Z'),
        zone: 'Asia/Kolkata',
      })),
    ),
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof turnLapsed> {}
}
