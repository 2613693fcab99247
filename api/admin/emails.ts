import * as calls from '#contract/emails/calls.ts';
import { dropEmail } from '#core/emails/drop-email.ts';
import { listEmails } from '#core/emails/list-emails.ts';
import { sendEmailAgain } from '#core/emails/send-email-again.ts';
import { answer, type Endpoint } from '../http/endpoint.ts';

export const adminEmailEndpoints: Endpoint[] = [
  answer(calls.getEmails, ({ core, actor, params }) => listEmails(core, actor, { after: params.cursor })),

  answer(calls.postEmailTry, ({ core, actor, params }) => sendEmailAgain(core, actor, params.letterId)),

  answer(calls.deleteEmail, ({ core, actor, params }) => dropEmail(core, actor, params.letterId)),
];
