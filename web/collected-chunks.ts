import { agreementChunks } from './agreements/chunks.ts';
import { applicationChunks } from './applications/chunks.ts';
import { caseChunks } from './cases/chunks.ts';
import type { Chunk } from './chunk.ts';
import { consentChunks } from './consents/chunks.ts';
import { opportunityChunks } from './opportunities/chunks.ts';
import { peopleChunks } from './people/chunks.ts';
import { projectChunks } from './projects/chunks.ts';
import { signUpChunks } from './sign-ups/chunks.ts';
import { verificationChunks } from './verifications/chunks.ts';

/** The chunks of every module that has some, one line a module, in the order of `core/modules.ts`: the first takes a file. */
export const chunksOfModules: readonly Chunk[] = [
  ...consentChunks,
  ...verificationChunks,
  ...peopleChunks,
  ...signUpChunks,
  ...projectChunks,
  ...opportunityChunks,
  ...applicationChunks,
  ...agreementChunks,
  ...caseChunks,
];
