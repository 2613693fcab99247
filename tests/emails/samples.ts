import * as calls from '#contract/emails/calls.ts';
import { accessOf, nothing } from '../access-of.ts';
import type { ModuleSamples } from '../module-samples.ts';
import { emailThings } from './things.ts';

export const emailSamples = {
  access: accessOf(calls, {
    getEmails: nothing,
    postEmailTry: emailThings.letter,
    deleteEmail: emailThings.letter,
  }),
} satisfies ModuleSamples;
