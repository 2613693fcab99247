import type { CoreEvent } from '#core/ground/events.ts';
import { newId } from '#core/ground/ids.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Case, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';

async function verification(
  core: TestCore,
  what: 'held' | 'decided' | 'ended' | 'late' | undefined,
): Promise<Case> {
  const { id } = await someone(core);
  const kinds = {
    held: 'verification_held',
    decided: 'verification_decided',
    ended: 'verification_ended',
    late: 'verification_late',
  } as const;
  const event: CoreEvent = {
    name: 'verifications.changed',
    accountId: id,
    subject: { verificationId: newId(), what },
  };
  return { event, notified: what ? { [id]: kinds[what] } : {} };
}

export const verificationEvents: Cases<'verifications.changed'> = {
  'verifications.changed': [
    (core) => verification(core, 'held'),
    (core) => verification(core, 'decided'),
    (core) => verification(core, 'ended'),
    (core) => verification(core, 'late'),
    (core) => verification(core, undefined),
  ],
};
