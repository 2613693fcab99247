import { letterKind, type Named } from '../../ground/letters.ts';
import { type AboutRemoval, findTold, sampleTold } from '../find-told.ts';

/** Tells an owner that their project was put back, with or without an appeal. */
export const projectPutBack = letterKind({
  name: 'project-put-back',
  keepsQuiet: true,
  prepare: (core, needs: AboutRemoval) => findTold(core, needs),
  samples: (person) => [sampleTold(person)],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof projectPutBack> {}
}
