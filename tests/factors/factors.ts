import { sql } from 'kysely';
import { TOTP } from 'otpauth';
import { beginApp } from '#core/factors/begin-app.ts';
import { confirmApp } from '#core/factors/confirm-app.ts';
import { openTotpSeal } from '#core/factors/totp.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { hashOf } from '#core/ground/secrets.ts';
import { again, goodPassword } from '#tests/ground/builders.ts';

export type WithSecret = Member & { secret: string };

/** The code that an app with this secret shows so many steps from now. */
export function codeOfApp(secret: string, steps = 0): string {
  return new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
}

/** The secret that the app was given. */
export async function secretOfApp(core: Core, accountId: string, id: string): Promise<string> {
  const { sealed } = await core.db
    .selectFrom('factors')
    .select('sealed')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const secret = openTotpSeal(core.key, accountId, id, sealed);
  if (!secret) throw new Error('The secret of the app cannot be opened.');
  return secret;
}

/** Begins an app, as the member does who types the password. */
export async function begunApp(core: Core, who: Member, password = goodPassword) {
  const { id } = await beginApp(core, who, { name: 'My phone', password });
  return { id, appSecret: await secretOfApp(core, who.id, id) };
}

/** Forgets the step that confirmed an app, so that a test need not wait for the next. */
export async function forgetSteps(core: Core, accountId: string): Promise<void> {
  await sql`update factors set last_step = 0 where account_id = ${accountId}`.execute(core.db);
}

/** Gives a member a second factor. Their session has another secret from then on. */
export async function withApp<M extends WithSecret>(core: Core, who: M, password = goodPassword) {
  const { id, appSecret } = await begunApp(core, who, password);
  const { codes, secret } = await confirmApp(core, who, { factorId: id, code: codeOfApp(appSecret) });
  await forgetSteps(core, who.id);
  const kept = secret ?? who.secret;
  const member = {
    ...(await again(core, who)),
    secret: kept,
    secretHash: hashOf(kept).toString('base64'),
  };
  return { member, appId: id, appSecret, codes };
}
