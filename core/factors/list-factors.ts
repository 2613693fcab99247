import type { FactorsBody } from '#contract/factors/calls.ts';
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

/** The member's second factors, and the app that this session has begun. */
export async function listFactors(core: Core, member: Member): Promise<FactorsBody> {
  const apps = await core.db
    .selectFrom('factors')
    .select(['id', 'name', 'created_at', 'confirmed_at', 'used_at'])
    .where('account_id', '=', member.id)
    .where('confirmed_at', 'is not', null)
    .orderBy('confirmed_at')
    .orderBy('id')
    .execute();
  const codes = await core.db
    .selectFrom('recovery_codes')
    .select((one) => one.fn.countAll<string>().as('count'))
    .where('account_id', '=', member.id)
    .executeTakeFirstOrThrow();
  const passkeys = await core.db
    .selectFrom('passkeys')
    .select(['id', 'name', 'host', 'created_at', 'used_at'])
    .where('account_id', '=', member.id)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
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
    pending: await findPending(core, member),
    codesLeft: Number(codes.count),
    hasPassword: member.account.password_hash !== null,
    isProven: await isProven(core, member, 540),
    requiredFrom: isoDateOrEmpty(await staffFactorFrom(core, member)),
  };
}

async function findPending(core: Core, member: Member): Promise<FactorsBody['pending']> {
  const app = await core.db
    .selectFrom('factors')
    .select(['id', 'name', 'sealed'])
    .where('account_id', '=', member.id)
    .where('begun_in', '=', member.sessionId)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', inSeconds(-pendingSeconds))
    .executeTakeFirst();
  const secret = app && openTotpSeal(core.key, member.id, app.id, app.sealed);
  if (!app || !secret) return null;
  const address = totpAddress(secret, member.account.email);
  return { id: app.id, name: app.name, secret, address, picture: qrPath(address) };
}
