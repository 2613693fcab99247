import { declineCertificate } from '#core/certificates/decline-certificate.ts';
import { listCertificates } from '#core/certificates/list-certificates.ts';
import { settleCompleted } from '#core/certificates/steps/settle-completed.ts';
import { settleMentored } from '#core/certificates/steps/settle-mentored.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';

/** Who does not want the certificate of an agreement. */
const declines = 'sharada-apte';

/** Certificates of agreements and of a mentorship, which a reaction would make a moment later. One is declined. */
export async function certify(core: Core, personOf: (handle: string) => Member): Promise<void> {
  const agreements = await core.db
    .selectFrom('agreements')
    .select('id')
    .where('stage', 'in', ['ended', 'completed'])
    .execute();
  const mentorships = await core.db
    .selectFrom('mentorships')
    .select('id')
    .where('state', '=', 'completed')
    .execute();
  await core.db.transaction().execute(async (tx) => {
    for (const { id } of agreements) await settleCompleted(tx, id);
    for (const { id } of mentorships) await settleMentored(tx, id);
  });
  const { certificates } = await listCertificates(core, personOf(declines));
  await declineCertificate(core, personOf(declines), certificates[0]?.number ?? '');
}
