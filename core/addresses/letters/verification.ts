import { addressPaths } from '#contract/addresses/paths.ts';
import { prepareLink, sampleLink } from '../../codes/prepare-link.ts';
import { letterKind, type Named } from '../../ground/letters.ts';

export const verification = letterKind({
  name: 'verification',
  prepare: (core, needs: { tokenId: string; url: string }) => prepareLink(core, 'verification', needs),
  samples: (person) => [sampleLink(person, addressPaths.verifyEmail)],
});

declare module '../../ground/letters.ts' {
  interface Letters extends Named<typeof verification> {}
}
