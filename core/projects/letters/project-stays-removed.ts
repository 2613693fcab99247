import { letterKind, type Named } from '../../ground/letters.ts';
import { type AboutRemoval, findTold, sampleTold } from '../find-told.ts';

/** Answers an appeal: the project stays removed. Null if it was put back after all. */
export const projectStaysRemoved = letterKind({
  name: 'project-stays-removed',
  keepsQuiet: true,
  async prepare(core, needs: AboutRemoval) {
    const told = await findTold(core, needs);
    return told?.isOver ? null : told;
  },
  samples: (person) => [sampleTold(person)],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof projectStaysRemoved> {}
}
