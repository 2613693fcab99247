import { useState } from 'react';
import type { Outcome } from '#web/forms/outcome.ts';
import { usePost } from '#web/forms/use-post.tsx';

type Ceremony = 'makePasskey' | 'signWithPasskey';

/**
 * A form whose first answer is taken to the device, and the device's answer back to the same page under the second intent.
 * Passkeys need scripts: without them the first answer says so.
 */
export function usePasskey(
  [first, second]: readonly [string, string],
  ceremony: Ceremony,
  onDone?: (outcome: Outcome) => void,
) {
  const [state, setState] = useState<'idle' | 'device' | 'failed'>('idle');
  const post = usePost([first, second], {
    onDone(outcome) {
      if (outcome.intent === first) void take(outcome.about ?? {});
      else onDone?.(outcome);
    },
  });

  async function take(about: Record<string, string>) {
    setState('device');
    try {
      const device = await import('#web/client/passkey.ts');
      const answer = await device[ceremony](about);
      setState('idle');
      const { nameOfPasskey = '' } = about;
      await post.fetcher.submit(
        { intent: second, nameOfPasskey, secret: JSON.stringify(answer) },
        { method: 'post' },
      );
    } catch {
      // The member has pressed "Cancel", or no device of theirs has a passkey for this site.
      setState('failed');
    }
  }
  return { post, isBusy: state === 'device' || post.busyWith !== null, hasFailed: state === 'failed' };
}
