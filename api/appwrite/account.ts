import { z } from 'zod';
import { account } from '#contract/account.ts';
import { broken } from '#contract/rules.ts';
import { email, idOrUnique, name, password, prefs } from '#contract/values.ts';
import { createAccount } from '#core/accounts/create-account.ts';
import { presentAccount } from '#core/accounts/present.ts';
import { updateName } from '#core/accounts/update-name.ts';
import { updatePrefs } from '#core/accounts/update-prefs.ts';
import { updateEmail } from '#core/addresses/update-email.ts';
import { updatePassword } from '#core/passwords/update-password.ts';
import { type Endpoint, endpoint } from '../http/endpoint.ts';
import { perHour } from '../http/limits.ts';

const getAccount = endpoint({
  method: 'GET',
  paths: ['/account'],
  summary: 'The signed-in account',
  scope: 'member',
  params: {},
  success: { status: 200, body: account, about: 'The account' },
  handle: async ({ actor }) => presentAccount(actor.account),
});

const postAccount = endpoint({
  method: 'POST',
  paths: ['/account'],
  summary: 'Register an account; signs nobody in',
  scope: 'anyone',
  limits: [perHour(10, ({ ip }) => ip)],
  params: { userId: idOrUnique, email, password, name: name.optional() },
  success: { status: 201, body: account, about: 'The new account, its address not yet proven' },
  handle: async ({ core, params }) => presentAccount(await createAccount(core, params)),
});

const patchName = endpoint({
  method: 'PATCH',
  paths: ['/account/name'],
  summary: 'Change the name',
  scope: 'member',
  params: { name },
  success: { status: 200, body: account, about: 'The changed account' },
  handle: async ({ core, actor, params }) => presentAccount(await updateName(core, actor, params.name)),
});

const patchEmail = endpoint({
  method: 'PATCH',
  paths: ['/account/email'],
  summary: 'Move to another e-mail address, which then has to be proven',
  scope: 'member',
  params: { email, password },
  success: { status: 200, body: account, about: 'The changed account' },
  handle: async ({ core, actor, params }) => presentAccount(await updateEmail(core, actor, params)),
});

const patchPassword = endpoint({
  method: 'PATCH',
  paths: ['/account/password'],
  summary: 'Change the password and end all other sessions',
  scope: 'member',
  limits: [perHour(10, ({ ip }) => ip)],
  params: { password, oldPassword: z.string(broken('text')).max(1024).optional() },
  success: { status: 200, body: account, about: 'The changed account' },
  handle: async ({ core, actor, params }) => presentAccount(await updatePassword(core, actor, params)),
});

const getPrefs = endpoint({
  method: 'GET',
  paths: ['/account/prefs'],
  summary: 'The preferences alone',
  scope: 'member',
  params: {},
  success: { status: 200, body: z.record(z.string(), z.unknown()), about: 'The preferences' },
  handle: async ({ actor }) => actor.account.prefs,
});

const patchPrefs = endpoint({
  method: 'PATCH',
  paths: ['/account/prefs'],
  summary: 'Replace all preferences',
  scope: 'member',
  params: { prefs },
  success: { status: 200, body: account, about: 'The changed account' },
  handle: async ({ core, actor, params }) => presentAccount(await updatePrefs(core, actor, params.prefs)),
});

export const accountEndpoints: Endpoint[] = [
  getAccount,
  postAccount,
  patchName,
  patchEmail,
  patchPassword,
  getPrefs,
  patchPrefs,
];
