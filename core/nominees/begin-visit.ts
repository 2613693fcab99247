import { nomineeLimits } from '#contract/nominees/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { post } from '../ground/emails.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { askedByVisit } from './asked-by-visit.ts';
import { visitSecretOf } from './secrets.ts';

const perDay = { max: nomineeLimits.codesADay, seconds: 86_400 };

/**
 * Mails a code to a person who acts for a member. Nothing here looks for a naming, so every address gets the same answer.
 * @throws Refusal `nominee_too_many`
 */
export async function beginVisit(
  core: Core,
  { email, device }: { email: string; device: Device },
): Promise<{ $id: string; secret: string; expire: string }> {
  const mailbox = mailboxOf(email);
  if ((await tally(core, `nominee-visit:${mailbox}`, perDay)).isOver) throw new Refusal('nominee_too_many');
  const id = newId();
  return core.db.transaction().execute(async (tx) => {
    await tx.insertInto('nominee_visits').values({ id, email, mailbox }).execute();
    const code = await openCode(tx, core, {
      purpose: 'report',
      subject: id,
      account: undefined,
      email,
      askedBy: askedByVisit(id),
      ip: device.ip,
    });
    await post(tx, { letter: 'nominee-code', codeId: code.id, language: device.language }, 'page');
    return { $id: id, secret: visitSecretOf(core, id), expire: isoDate(code.expires_at) };
  });
}
