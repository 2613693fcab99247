import {
  type KeptForm,
  postTakenUnsentForm,
  postUnsentForm,
  postUnsentFormWithFile,
} from '#contract/unsent-forms/calls.ts';
import { markField } from '#contract/unsent-forms/limits.ts';
import { keepForm } from '#core/unsent-forms/keep-form.ts';
import { markOf } from '#core/unsent-forms/mark.ts';
import { asGuest, asMember, prepared } from '#tests/emails/prepared-sender.ts';
import { member } from '#tests/ground/builders.ts';

const form = { path: '/my/projects/new', intent: 'begin', typed: { name: 'Cold rooms' } };

const none: KeptForm[] = [];

export const preparedForms = [
  prepared(postUnsentForm, async (core) => ({
    headers: asGuest,
    params: { ...form, mark: markOf(core.key, (await member(core)).id), kept: none },
  })),

  prepared(postUnsentFormWithFile, async (core) => ({
    headers: asGuest,
    params: { text: 'Cold rooms', [markField]: markOf(core.key, (await member(core)).id) },
  })),

  prepared(postTakenUnsentForm, async (core) => {
    const who = await member(core);
    const { id, key } = await keepForm(core, { ...form, mark: markOf(core.key, who.id), kept: [] });
    return { headers: asMember(who), params: { path: form.path, kept: Array.of({ id, key }) } };
  }),
];
