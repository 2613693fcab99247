import * as calls from '#contract/cofounder-titles/calls.ts';
import { answerTitle } from '#core/cofounder-titles/answer-title.ts';
import { listTitles } from '#core/cofounder-titles/list-titles.ts';
import { proposeTitle } from '#core/cofounder-titles/propose-title.ts';
import { takeOffTitle } from '#core/cofounder-titles/take-off-title.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

const changes = [perHour(60, byMember)];

export const cofounderTitleEndpoints: Endpoint[] = [
  answer(calls.getCofounderTitles, ({ core, actor, params }) => listTitles(core, actor, params.projectSlug)),
  answer(calls.postCofounderTitle, ({ core, actor, params }) => proposeTitle(core, actor, params), changes),
  answer(
    calls.putCofounderTitleAnswer,
    ({ core, actor, params }) => answerTitle(core, actor, params),
    changes,
  ),
  answer(
    calls.deleteOwnCofounderTitle,
    ({ core, actor, params }) => takeOffTitle(core, actor, params.projectSlug),
    changes,
  ),
];
