import * as calls from '#contract/holds/calls.ts';
import * as deskCalls from '#contract/holds/desk-calls.ts';
import { answerOrder } from '#core/holds/answer-order.ts';
import { askEnd } from '#core/holds/ask-end.ts';
import { listHolds } from '#core/holds/list-holds.ts';
import { listOrders } from '#core/holds/list-orders.ts';
import { listOwnHolds } from '#core/holds/list-own-holds.ts';
import { notePolice } from '#core/holds/note-police.ts';
import { noteTold } from '#core/holds/note-told.ts';
import { openHoldAtDesk } from '#core/holds/open-hold-at-desk.ts';
import { openOrder } from '#core/holds/open-order.ts';
import { proposeHold } from '#core/holds/propose-hold.ts';
import { recordOrder } from '#core/holds/record-order.ts';
import { renewHold } from '#core/holds/renew-hold.ts';
import { viewNewOrder } from '#core/holds/view-new-order.ts';
import { answer, type Endpoint } from './http/endpoint.ts';

export const holdEndpoints: Endpoint[] = [
  answer(calls.getOwnHolds, ({ core, actor }) => listOwnHolds(core, actor)),
];

export const adminHoldEndpoints: Endpoint[] = [
  answer(deskCalls.getDeskOrders, ({ core, actor, params: { list, search, cursor } }) =>
    listOrders(core, actor, { list, search, after: cursor }),
  ),
  answer(deskCalls.getNewOrder, ({ core, actor }) => viewNewOrder(core, actor)),
  answer(deskCalls.postDeskOrder, ({ core, actor, params }) => recordOrder(core, actor, params)),
  answer(deskCalls.getDeskOrder, ({ core, actor, params }) => openOrder(core, actor, params.orderId)),
  answer(deskCalls.putOrderAnswer, ({ core, actor, params }) => answerOrder(core, actor, params)),
  answer(deskCalls.putOrderTold, ({ core, actor, params }) => noteTold(core, actor, params)),
  answer(deskCalls.putOrderPolice, ({ core, actor, params }) => notePolice(core, actor, params)),
  answer(deskCalls.getDeskHolds, ({ core, actor, params: { list, search, cursor } }) =>
    listHolds(core, actor, { list, search, after: cursor }),
  ),
  answer(deskCalls.postDeskHold, ({ core, actor, params }) => proposeHold(core, actor, params)),
  answer(deskCalls.getDeskHold, ({ core, actor, params }) => openHoldAtDesk(core, actor, params.holdId)),
  answer(deskCalls.putHoldRenewal, ({ core, actor, params }) => renewHold(core, actor, params)),
  answer(deskCalls.putHoldEnd, ({ core, actor, params }) => askEnd(core, actor, params)),
];
