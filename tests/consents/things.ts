import { receiptNumber } from '#core/consents/receipt-number.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { refuseAsGuardian } from '#core/guardians/refuse-as-guardian.ts';
import { callers, members, type Thing } from '#tests/access/access-callers.ts';
import { guardianThings } from '#tests/guardians/things.ts';

/** The things of this module that a call can name. */
export const consentThings = {
  receipt: {
    owners: members,
    own: async (core, owner) => ({ number: receiptNumber(await newsOf(core, owner as Member)) }),
    gone: { number: 'C-22222222' },
  },
  guardianReceipt: {
    owners: callers,
    async own(core) {
      const { requestId = '', secret = '' } = await guardianThings.request.own(core);
      await refuseAsGuardian(core, { id: requestId, secret });
      const { id } = await core.db
        .selectFrom('consents')
        .innerJoin('guardians', 'guardians.account_id', 'consents.account_id')
        .select('consents.id')
        .where('guardians.id', '=', requestId)
        .where('document', '=', 'guardian')
        .orderBy('consents.id', 'desc')
        .executeTakeFirstOrThrow();
      return { requestId, secret, number: receiptNumber(id) };
    },
    gone: guardianThings.request.gone,
  },
} satisfies Record<string, Thing>;

async function newsOf({ db }: Core, { id }: Member): Promise<string> {
  const row = await db
    .insertInto('consents')
    .values({ account_id: id, document: 'marketing', version: '2026-11-27', language: 'en', given: true })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}
