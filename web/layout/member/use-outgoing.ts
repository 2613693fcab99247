import { useEffect } from 'react';
import { browserStorage } from '#contract/ground/browser-storage.ts';
import { hearLine } from '#web/client/conversation-updates.ts';

/** Goes on sending messages that an earlier page has left in the queue, from whichever page is open and whenever the line stands again. */
export function useOutgoing(accountId: string): void {
  useEffect(() => {
    if (!accountId) return;
    void goOn(accountId);
    return hearLine(() => void goOn(accountId));
  }, [accountId]);
}

/** Most pages have nothing to send, so the sending code is fetched only if a message is stored. */
async function goOn(accountId: string): Promise<void> {
  try {
    if (!localStorage.getItem(browserStorage.outgoing.key)) return;
    const { sendAll } = await import('#web/client/outgoing.ts');
    await sendAll(accountId);
  } catch {
    // No storage, or no line: with the next line it is tried again.
  }
}
