import { passwordPaths } from '#contract/passwords/paths.ts';
import { prepareLink, sampleLink } from '../../codes/prepare-link.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

export const recovery = letterKind({
  name: 'recovery',
  prepare: (core, needs: { tokenId: string; url: string }) => prepareLink(core, 'recovery', needs),
  samples: (person) => [sampleLink(person, passwordPaths.resetPassword)],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof recovery> {}
}
