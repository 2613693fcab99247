import { emailKind, type Named } from '../../ground/emails.ts';
import { type AboutRemoval, findRemovalFacts, sampleRemoval } from '../find-removal-facts.ts';

/** Answers an appeal: the project stays removed. Null if it was put back after all. */
export const projectStaysRemoved = emailKind({
  name: 'project-stays-removed',
  keepsQuiet: true,
  async prepare(core, needs: AboutRemoval) {
    const facts = await findRemovalFacts(core, needs);
    return facts?.isOver ? null : facts;
  },
  samples: (person) => [sampleRemoval(person)],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof projectStaysRemoved> {}
}
