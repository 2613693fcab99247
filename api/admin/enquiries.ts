import * as calls from '#contract/enquiries/calls.ts';
import { answerEnquiry } from '#core/enquiries/answer-enquiry.ts';
import { closeEnquiry } from '#core/enquiries/close-enquiry.ts';
import { listEnquiries } from '#core/enquiries/list-enquiries.ts';
import { openEnquiry } from '#core/enquiries/open-enquiry.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminEnquiryEndpoints: Endpoint[] = [
  answer(calls.getEnquiries, ({ core, actor, params }) =>
    listEnquiries(core, actor, { state: params.state, after: params.cursor }),
  ),

  answer(calls.getEnquiry, ({ core, actor, params }) => openEnquiry(core, actor, params.enquiryId)),

  answer(calls.postAnswer, ({ core, actor, params }) => answerEnquiry(core, actor, params)),

  answer(calls.putClosure, ({ core, actor, params: { enquiryId } }) =>
    closeEnquiry(core, actor, { enquiryId, closed: true }),
  ),

  answer(calls.deleteClosure, ({ core, actor, params: { enquiryId } }) =>
    closeEnquiry(core, actor, { enquiryId, closed: false }),
  ),
];
