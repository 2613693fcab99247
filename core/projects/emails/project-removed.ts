import { emailKind, type Named } from '../../ground/emails.ts';
import { type AboutRemoval, findRemovalFacts, sampleRemoval } from '../find-removal-facts.ts';

/** Tells an owner that their project is removed, and why. Null once it is put back. */
export const projectRemoved = emailKind({
  name: 'project-removed',
  keepsQuiet: true,
  async prepare(core, needs: AboutRemoval) {
    const facts = await findRemovalFacts(core, needs);
    return facts?.isOver ? null : facts;
  },
  samples: (person) => [sampleRemoval(person)],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof projectRemoved> {}
}
