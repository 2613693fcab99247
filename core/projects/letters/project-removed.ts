import { letterKind, type Named } from '../../ground/letters.ts';
import { type AboutRemoval, findTold, sampleTold } from '../find-told.ts';

/** Tells an owner that their project is removed, and why. Null once it is put back. */
export const projectRemoved = letterKind({
  name: 'project-removed',
  keepsQuiet: true,
  async prepare(core, needs: AboutRemoval) {
    const told = await findTold(core, needs);
    return told?.isOver ? null : told;
  },
  samples: (person) => [sampleTold(person)],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof projectRemoved> {}
}
