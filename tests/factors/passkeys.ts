import { addPasskey, beginPasskey } from '#core/factors/passkeys/add-passkey.ts';
import type { Core } from '#core/ground/core.ts';
import { hashOf } from '#core/ground/secrets.ts';
import { again, goodPassword } from '#tests/ground/builders.ts';
import type { WithSecret } from './factors.ts';
import { softPasskey } from './soft-passkey.ts';

/** Gives a member a passkey. With it as the first factor, their session has another secret from then on. */
export async function withPasskey<M extends WithSecret>(core: Core, who: M) {
  const passkey = softPasskey();
  const { challenge } = await beginPasskey(core, who, goodPassword);
  const made = passkey.make({ challenge, origin: core.origin });
  const { codes, secret } = await addPasskey(core, who, { ...made, name: 'My laptop' });
  const kept = secret ?? who.secret;
  const member = {
    ...(await again(core, who)),
    secret: kept,
    secretHash: hashOf(kept).toString('base64'),
  };
  return { member, passkey, codes };
}
