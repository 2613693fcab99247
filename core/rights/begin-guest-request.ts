import { type RequestKind, rightsLimits } from '#contract/rights/limits.ts';
import { mailboxOf } from '#rules/checks/email.ts';
import { openCode } from '../codes/steps/open-code.ts';
import type { Device } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { isoDate } from '../ground/dates.ts';
import { post } from '../ground/emails.ts';
import { newId } from '../ground/ids.ts';
import { tally } from '../ground/limits.ts';
import { Refusal } from '../ground/refusal.ts';
import { linkSecretOf } from '../ground/secrets.ts';
import { askedByRequest } from './asked-by-request.ts';

type Said = { kind: RequestKind; words: string; email: string; device: Device };

const perDay = { max: rightsLimits.guestsADay, seconds: 86_400 };

/**
 * Stores a request without an account until a mailed code proves the address. Nothing here looks for an account, so every
 * address gets the same answer.
 * @throws Refusal `rights_too_many`
 */
export async function beginGuestRequest(
  core: Core,
  { kind, words, email, device }: Said,
): Promise<{ $id: string; secret: string; expire: string }> {
  if ((await tally(core, `rights:${mailboxOf(email)}`, perDay)).isOver) throw new Refusal('rights_too_many');
  const id = newId();
  return core.db.transaction().execute(async (tx) => {
    await tx.insertInto('guest_rights_requests').values({ id, email, kind, words }).execute();
    const code = await openCode(tx, core, {
      purpose: 'report',
      subject: id,
      account: undefined,
      email,
      askedBy: askedByRequest(id),
      ip: device.ip,
    });
    await post(tx, { letter: 'rights-code', codeId: code.id, language: device.language }, 'page');
    return { $id: id, secret: linkSecretOf(core.key, 'rights', id), expire: isoDate(code.expires_at) };
  });
}
