import { sql } from 'kysely';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { linkSecretOf } from '#core/ground/secrets.ts';
import { askGuardian } from '#core/guardians/steps/ask-guardian.ts';
import { callers, type Thing } from '#tests/access/access-callers.ts';
import { member } from '#tests/ground/builders.ts';

/** The things of this module that a call can name. */
export const guardianThings = {
  request: { owners: callers, own: requestFor, gone: { requestId: newId() } },
} satisfies Record<string, Thing>;

async function requestFor(core: Core): Promise<Record<string, string>> {
  const child = await member(core, { password: null });
  await core.db.transaction().execute((tx) =>
    askGuardian(tx, {
      accountId: child.id,
      email: `guardian.${child.id}@example.org`,
      adultOn: '2090-01-01',
    }),
  );
  const { rows } = await sql<{ id: string }>`select id from guardians where account_id = ${child.id}`.execute(
    core.db,
  );
  const requestId = rows[0]?.id ?? '';
  return { requestId, secret: linkSecretOf(core.key, 'guardian', requestId) };
}
