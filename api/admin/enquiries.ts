import * as calls from '#contract/enquiries.ts';
import { answerMessage } from '#core/enquiries/answer-enquiry.ts';
import { closeMessage } from '#core/enquiries/close-enquiry.ts';
import { listMessages } from '#core/enquiries/list-enquiries.ts';
import { openMessage } from '#core/enquiries/open-enquiry.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminMessageEndpoints: Endpoint[] = [
  answer(calls.getMessages, ({ core, actor, params }) =>
    listMessages(core, actor, { state: params.state, after: params.cursor }),
  ),

  answer(calls.getMessage, ({ core, actor, params }) => openMessage(core, actor, params.messageId)),

  answer(calls.postAnswer, ({ core, actor, params }) => answerMessage(core, actor, params)),

  answer(calls.putClosure, ({ core, actor, params: { messageId } }) =>
    closeMessage(core, actor, { messageId, closed: true }),
  ),

  answer(calls.deleteClosure, ({ core, actor, params: { messageId } }) =>
    closeMessage(core, actor, { messageId, closed: false }),
  ),
];
