import * as calls from '#contract/wording/calls.ts';
import { wordingLimits } from '#contract/wording/limits.ts';
import { widerBy } from '#core/ground/network.ts';
import { draftWording } from '#core/wording/draft-wording.ts';
import { dropWording } from '#core/wording/drop-wording.ts';
import { listWordings } from '#core/wording/list-wordings.ts';
import { sendWording } from '#core/wording/send-wording.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

const day = 86_400;

export const wordingEndpoints: Endpoint[] = [
  answer(calls.postWording, ({ core, params }) => sendWording(core, params), [
    { max: wordingLimits.aDay, seconds: day, key: ({ network }) => network },
    {
      max: wordingLimits.aDay * widerBy,
      seconds: day,
      key: ({ network, site }) => (site === network ? null : site),
    },
  ]),
];

export const adminWordingEndpoints: Endpoint[] = [
  answer(calls.getWordings, ({ core, actor, params }) =>
    listWordings(core, actor, { list: params.list, after: params.cursor }),
  ),

  answer(calls.putWordingDraft, ({ core, actor, params }) => draftWording(core, actor, params.wordingId)),

  answer(calls.deleteWording, ({ core, actor, params }) => dropWording(core, actor, params.wordingId)),
];
