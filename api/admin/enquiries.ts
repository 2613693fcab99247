import { answerText, contactMessage, cursor, messageList, messageState } from '#contract/admin.ts';
import { id } from '#contract/values.ts';
import { answerMessage } from '#core/enquiries/answer-enquiry.ts';
import { closeMessage } from '#core/enquiries/close-enquiry.ts';
import { listMessages } from '#core/enquiries/list-enquiries.ts';
import { openMessage } from '#core/enquiries/open-enquiry.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';

const message = { status: 200, body: contactMessage, about: 'The message with its answers' };

const getMessages = endpoint({
  method: 'GET',
  paths: ['/admin/messages'],
  summary: 'Messages from the contact form, the newest first',
  scope: 'administrator',
  params: { state: messageState, cursor },
  success: { status: 200, body: messageList, about: 'A page of them' },
  handle: ({ core, params }) => listMessages(core, { state: params.state, after: params.cursor }),
});

const getMessage = endpoint({
  method: 'GET',
  paths: ['/admin/messages/:messageId'],
  summary: 'One message',
  scope: 'administrator',
  params: { messageId: id },
  success: message,
  handle: ({ core, actor, params }) => openMessage(core, actor, params.messageId),
});

const postAnswer = endpoint({
  method: 'POST',
  paths: ['/admin/messages/:messageId/answers'],
  summary: 'Answer by mail',
  scope: 'administrator',
  params: { messageId: id, answer: answerText },
  success: { ...message, status: 201 },
  handle: ({ core, actor, params }) => answerMessage(core, actor, params),
});

const putClosure = endpoint({
  method: 'PUT',
  paths: ['/admin/messages/:messageId/closure'],
  summary: 'Take a message for answered without a letter',
  scope: 'administrator',
  params: { messageId: id },
  success: message,
  handle: ({ core, actor, params }) =>
    closeMessage(core, actor, { messageId: params.messageId, closed: true }),
});

const deleteClosure = endpoint({
  method: 'DELETE',
  paths: ['/admin/messages/:messageId/closure'],
  summary: 'Open a message again',
  scope: 'administrator',
  params: { messageId: id },
  success: message,
  handle: ({ core, actor, params }) =>
    closeMessage(core, actor, { messageId: params.messageId, closed: false }),
});

export const adminMessageEndpoints: Endpoint[] = [
  getMessages,
  getMessage,
  postAnswer,
  putClosure,
  deleteClosure,
];
