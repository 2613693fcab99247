import * as calls from '#contract/applications/deciding-calls.ts';
import { closeDeciding } from '#core/applications/close-deciding.ts';
import { declineSeveral } from '#core/applications/decline-several.ts';
import { undoSeveralDeclines } from '#core/applications/undo-several-declines.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const decidingEndpoints: Endpoint[] = [
  answer(calls.putDeclines, ({ core, actor, params }) => declineSeveral(core, actor, params)),

  answer(calls.putUndoneDeclines, ({ core, actor, params }) => undoSeveralDeclines(core, actor, params)),

  answer(calls.putDecidedClosure, ({ core, actor, params }) => closeDeciding(core, actor, params)),
];
