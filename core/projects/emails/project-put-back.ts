import { emailKind, type Named } from '../../ground/emails.ts';
import { type AboutRemoval, findRemovalFacts, sampleRemoval } from '../find-removal-facts.ts';

/** Tells an owner that their project was put back, with or without an appeal. */
export const projectPutBack = emailKind({
  name: 'project-put-back',
  keepsQuiet: true,
  prepare: (core, needs: AboutRemoval) => findRemovalFacts(core, needs),
  samples: (person) => [sampleRemoval(person)],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof projectPutBack> {}
}
