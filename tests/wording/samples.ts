import * as calls from '#contract/wording/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { wordingThings } from './things.ts';

export const wordingSamples = {
  access: accessOf(
    calls,
    {
      postWording: nothing,
      getWordings: nothing,
      putWordingDraft: wordingThings.wording,
      deleteWording: wordingThings.wording,
    },
    {
      postWording: {
        language: () => 'hi',
        words: () => 'अनुबन्ध',
        better: () => 'अनुबंध',
      },
    },
  ),
  noBeginnings: { others: [calls.postWording] },
} satisfies ModuleSamples;
