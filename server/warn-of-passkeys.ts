import { findPasskeysElsewhere } from '#core/factors/passkeys/find-passkeys-elsewhere.ts';
import type { Core } from '#core/ground/core.ts';
import type { Logger } from './log.ts';

/** Says at the start which passkeys work no more because the site has another address than when they were made. */
export async function warnOfPasskeys(core: Pick<Core, 'db' | 'origin'>, log: Logger): Promise<void> {
  for (const { host, passkeys, accounts } of await findPasskeysElsewhere(core))
    log.warn(
      { host, passkeys, accounts, now: new URL(core.origin).hostname },
      'the address of the site has changed: passkeys made for the host before do not work; their members sign in with an app or a recovery code',
    );
}
