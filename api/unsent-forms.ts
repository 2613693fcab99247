import * as calls from '#contract/unsent-forms/calls.ts';
import { unsentLimits as limits, markField } from '#contract/unsent-forms/limits.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { keepForm } from '#core/unsent-forms/keep-form.ts';
import { takeForm } from '#core/unsent-forms/take-form.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { perNetworkHour } from './http/limits.ts';

/** Both calls that keep a form count together. */
const perNetwork = perNetworkHour(limits.perNetworkHour, undefined, { shared: 'unsent forms' });

/** Of the files nothing is kept; as much of them is read as a form of ours may send. */
const room = { fileBytes: 64 * 1024 * 1024, bodyBytes: 128 * 1024 * 1024, fieldBytes: limits.bytes + 1 };

export const unsentFormEndpoints: Endpoint[] = [
  answer(calls.postUnsentForm, ({ core, params }) => keepForm(core, params), perNetwork),

  answer(
    calls.postUnsentFormWithFile,
    async ({ core, params, request }) => {
      if (request.bodyUsed) throw new Refusal('unsent_form_refused');
      const { fields } = await readForm(request, room, async (bytes) => bytes.resume());
      const { [markField]: mark, ...sent } = fields;
      const typed = Object.fromEntries(
        Object.entries(sent).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
      );
      return keepForm(core, { ...params, mark: String(mark ?? ''), typed });
    },
    perNetwork,
  ),

  answer(calls.postTakenUnsentForm, ({ core, actor, params }) => takeForm(core, actor, params)),
];
