import { account } from '#contract/account.ts';
import { emailChange, emailChangeProof, wantedEmail } from '#contract/email-change.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { confirmEmailChange } from '#core/addresses/confirm-email-change.ts';
import { requestEmailChange } from '#core/addresses/request-email-change.ts';
import { type Endpoint, endpoint } from './http/endpoint.ts';
import { perHour } from './http/limits.ts';

const postChange = endpoint({
  method: 'POST',
  paths: ['/account/email-changes'],
  summary: 'Mail a code to the address that the account shall have',
  scope: 'member',
  limits: [perHour(30, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: wantedEmail,
  success: {
    status: 201,
    body: emailChange,
    about: 'The same for every address, whether somebody else has it or not',
  },
  handle: ({ core, actor, params }) => requestEmailChange(core, actor, params),
});

const putChange = endpoint({
  method: 'PUT',
  paths: ['/account/email-changes'],
  summary: 'Move the account to the new address with the mailed code',
  scope: 'member',
  limits: [perHour(60, ({ actor }) => (actor.kind === 'member' ? actor.id : ''))],
  params: emailChangeProof,
  success: { status: 200, body: account, about: 'The account with its new, proven address' },
  handle: async ({ core, actor, params }) =>
    presentAccount(await confirmEmailChange(core, actor, params.secret)),
});

export const emailChangeEndpoints: Endpoint[] = [postChange, putChange];
