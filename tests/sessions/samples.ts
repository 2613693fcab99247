import * as calls from '#contract/sessions/calls.ts';
import { accessOf, nothing } from '#tests/access/access-of.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { sessionNoBeginnings } from './no-beginnings.ts';
import { preparedLogIns } from './prepared-log-ins.ts';
import { sessionThings } from './things.ts';

export const sessionSamples = {
  access: accessOf(calls, {
    postEmailSession: nothing,
    postTokenSession: nothing,
    getSessions: nothing,
    getSession: sessionThings.session,
    patchSession: sessionThings.session,
    deleteSession: sessionThings.session,
    deleteSessions: nothing,
  }),
  events: {
    'sessions.created': 'emails',
    'sessions.renewed': 'none',
    'sessions.deleted': 'none',
    'sessions.noticed': 'none',
  },
  rows: {
    sessions: '',
    waiting_logins: `insert into waiting_logins (id, account_id, secret_hash, provider, factors, expires_at)
      values ('w' || $1, $1, decode(md5($1), 'hex'), 'email', '{password}', now() + interval '1 minute')`,
    known_devices: '',
    watched_accounts: 'insert into watched_accounts (account_id) values ($1)',
  },
  prepared: preparedLogIns,
  noBeginnings: sessionNoBeginnings,
} satisfies ModuleSamples;
