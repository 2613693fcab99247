import { sql } from 'kysely';
import type { FactorsBody } from '#contract/factors/calls.ts';
import { gathered } from '#db/gathered.ts';
import { inSeconds } from '#db/now.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { qrPath } from '../ground/qr-path.ts';
import { pendingSeconds } from './limits.ts';
import { hostOf } from './passkeys/verify.ts';
import { isProven } from './require-fresh-proof.ts';
import { staffFactorFrom } from './require-staff-factor.ts';
import { openTotpSeal, totpAddress } from './totp.ts';

const selectApps = gathered((db, accountId: string) =>
  db
    .selectFrom('factors')
    .select(['id', 'name', 'created_at', 'confirmed_at', 'used_at'])
    .where('account_id', '=', accountId)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id'),
);

const countCodes = gathered((db, accountId: string) =>
  db
    .selectFrom('recovery_codes')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('account_id', '=', accountId),
);

const selectPasskeys = gathered((db, accountId: string) =>
  db
    .selectFrom('passkeys')
    .select(['id', 'name', 'host', 'created_at', 'used_at'])
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id'),
);

/** The member's second factors, and the app that this session has begun. */
export async function listFactors(core: Core, member: Member): Promise<FactorsBody> {
  const [apps, [codes], passkeys, pending, isProvenNow, requiredFrom] = await Promise.all([
    selectApps(core.db, member.id),
    countCodes(core.db, member.id),
    selectPasskeys(core.db, member.id),
    findPending(core, member),
    isProven(core, member, 540),
    staffFactorFrom(core, member),
  ]);
  return {
    passkeys: passkeys.map(({ id, name, host, created_at: added, used_at: used }) => ({
      id,
      name,
      addedAt: isoDate(added),
      usedAt: isoDateOrEmpty(used),
      worksHere: host === hostOf(core),
    })),
    apps: apps.map(({ id, name, confirmed_at: added, created_at: created, used_at: used }) => ({
      id,
      name,
      addedAt: isoDate(added ?? created),
      usedAt: isoDateOrEmpty(used),
    })),
    pending,
    codesLeft: codes?.count ?? 0,
    hasPassword: member.account.password_hash !== null,
    isProven: isProvenNow,
    requiredFrom: isoDateOrEmpty(requiredFrom),
  };
}

const selectPending = gathered(
  (db, accountId: string, sessionId: string) =>
    db
      .selectFrom('factors')
      .select(['id', 'name', 'sealed'])
      .where('account_id', '=', accountId)
      .where('begun_in', '=', sessionId)
      .where('confirmed_at', 'is', null)
      .where('created_at', '>', inSeconds(-pendingSeconds)),
  ['text', 'text'],
);

async function findPending(core: Core, member: Member): Promise<FactorsBody['pending']> {
  const [app] = await selectPending(core.db, member.id, member.sessionId);
  const secret = app && openTotpSeal(core.key, member.id, app.id, app.sealed);
  if (!app || !secret) return null;
  const address = totpAddress(secret, member.account.email);
  return { id: app.id, name: app.name, secret, address, picture: qrPath(address) };
}
