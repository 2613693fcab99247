import { addressPaths } from '#contract/addresses/paths.ts';
import { prepareLink, sampleLink } from '../../codes/prepare-link.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

export const verification = emailKind({
  name: 'verification',
  prepare: (core, needs: { tokenId: string; url: string }) => prepareLink(core, 'verification', needs),
  samples: (person) => [sampleLink(person, addressPaths.verifyEmail)],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof verification> {}
}
