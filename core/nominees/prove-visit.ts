import type { NomineeVisitBody } from '#contract/nominees/calls.ts';
import { nomineeTimes } from '#contract/nominees/limits.ts';
import { inSeconds } from '#db/now.ts';
import { guessCode } from '../codes/guess-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { Refusal } from '../ground/refusal.ts';
import { handleOf, isSame } from '../ground/secrets.ts';
import { askedByVisit } from './asked-by-visit.ts';
import { getVisit } from './get-visit.ts';
import type { VisitKeys } from './require-visit.ts';
import { visitSecretOf } from './secrets.ts';

/**
 * The person types the code that went to their address, and acts for an hour.
 * @throws Refusal `nominee_visit_over`; any refusal of `guessCode`
 */
export async function proveVisit(
  core: Core,
  { code: digits, device, ...keys }: VisitKeys & { code: string; device: Device },
): Promise<NomineeVisitBody> {
  const { visitId, secret } = keys;
  if (!isSame(secret, visitSecretOf(core, visitId))) throw new Refusal('nominee_visit_over');
  const begun = await core.db
    .selectFrom('nominee_visits')
    .select(['email', 'until'])
    .where('id', '=', visitId)
    .executeTakeFirst();
  if (!begun) throw new Refusal('nominee_visit_over');
  // The form may come twice, and a code counts once.
  if (begun.until) return getVisit(core, keys);
  await guessCode(
    core,
    {
      purpose: 'report',
      subject: visitId,
      handle: handleOf(core.key, begun.email),
      askedBy: askedByVisit(visitId),
      digits,
      device,
    },
    async () => undefined,
    (tx) =>
      tx
        .updateTable('nominee_visits')
        .set({ until: inSeconds(nomineeTimes.visitMinutes * 60) })
        .where('id', '=', visitId)
        .execute(),
  );
  return getVisit(core, keys);
}
