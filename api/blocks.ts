import * as calls from '#contract/blocks/calls.ts';
import { block } from '#core/blocks/block.ts';
import { unblock } from '#core/blocks/unblock.ts';
import { getBlockedPerson } from '#core/people/get-blocked-person.ts';
import { listBlocked } from '#core/people/list-blocked.ts';
import { answer, type Endpoint } from './http/endpoint.ts';
import { byMember, perHour } from './http/limits.ts';

export const blockEndpoints: Endpoint[] = [
  answer(calls.getBlockedPeople, ({ core, actor, params }) => listBlocked(core, actor, params)),

  answer(calls.getBlockedPerson, ({ core, actor, params }) => getBlockedPerson(core, actor, params)),

  answer(calls.putBlock, ({ core, actor, params }) => block(core, actor, params), [perHour(500, byMember)]),

  answer(calls.deleteBlock, ({ core, actor, params }) => unblock(core, actor, params)),
];
