import { Hono } from 'hono';
import type { Core } from '#core/core.ts';
import { accountEndpoints } from './account.ts';
import { adminAccountEndpoints } from './admin/accounts.ts';
import { adminActionEndpoints } from './admin/actions.ts';
import { adminMessageEndpoints } from './admin/messages.ts';
import { avatarEndpoints } from './avatars.ts';
import { documentEndpoints } from './documents.ts';
import { emailChangeEndpoints } from './email-change.ts';
import type { Endpoint } from './endpoint.ts';
import { fileBytesEndpoints } from './file-bytes.ts';
import { fileEndpoints } from './files.ts';
import { guardianEndpoints } from './guardians.ts';
import { ownDataEndpoints } from './own-data.ts';
import { placeEndpoints } from './places.ts';
import { createRouter, type Peer, type ReportBug } from './router.ts';
import { sessionEndpoints } from './sessions.ts';
import type { ApiSettings } from './settings.ts';
import { signUpEndpoints } from './sign-ups.ts';
import { tokenEndpoints } from './tokens.ts';

/** Every call there is: the router, the reference and the access tests all read this list. */
export const endpoints: Endpoint[] = [
  ...signUpEndpoints,
  ...accountEndpoints,
  ...sessionEndpoints,
  ...tokenEndpoints,
  ...fileEndpoints,
  ...documentEndpoints,
  ...guardianEndpoints,
  ...emailChangeEndpoints,
  ...ownDataEndpoints,
  ...placeEndpoints,
  ...avatarEndpoints,
  ...fileBytesEndpoints,
  ...adminMessageEndpoints,
  ...adminAccountEndpoints,
  ...adminActionEndpoints,
];

/** The API under /v1. */
export function createApi(core: Core, settings: ApiSettings, reportBug: ReportBug): Hono<{ Bindings: Peer }> {
  return new Hono<{ Bindings: Peer }>().route('/v1', createRouter(core, settings, endpoints, reportBug));
}
