import { passwordPaths } from '#contract/passwords/paths.ts';
import { prepareLink, sampleLink } from '../../codes/prepare-link.ts';
import { emailKind, type Named } from '../../ground/emails.ts';

export const recovery = emailKind({
  name: 'recovery',
  prepare: (core, needs: { tokenId: string; url: string }) => prepareLink(core, 'recovery', needs),
  samples: (person) => [sampleLink(person, passwordPaths.resetPassword)],
});

declare module '../../ground/emails.ts' {
  interface Emails extends Named<typeof recovery> {}
}
