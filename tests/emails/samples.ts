import * as calls from '#contract/emails/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { emailThings } from './things.ts';

export const emailSamples = {
  access: accessOf(calls, {
    getEmails: nothing,
    postEmailTry: emailThings.letter,
    deleteEmail: emailThings.letter,
  }),
} satisfies ModuleSamples;
