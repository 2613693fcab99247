import * as calls from '#contract/unsent-forms/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { unsentFormNoBeginnings } from './no-beginnings.ts';
import { preparedForms } from './prepared-forms.ts';

const page = { path: () => '/my/projects/new', kept: () => [] };

export const unsentFormSamples = {
  access: accessOf(
    calls,
    { postUnsentForm: nothing, postUnsentFormWithFile: nothing, postTakenUnsentForm: nothing },
    {
      postUnsentForm: {
        ...page,
        mark: () => 'none',
        intent: () => 'begin',
        typed: () => ({ name: 'Cold rooms' }),
      },
      postTakenUnsentForm: page,
    },
  ),
  rows: {
    unsent_forms: `insert into unsent_forms (id, account_id, sealed, expires_at)
      values ('u' || $1, $1, '\\x00', now() + interval '30 minutes')`,
  },
  prepared: preparedForms,
  noBeginnings: unsentFormNoBeginnings,
} satisfies ModuleSamples;
