import { useEffect, useState } from 'react';
import { ownDataTexts as texts } from '#texts/dashboard.ts';
import { fetchLeaving, keepAccount } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { refresh } from '../../client/session.ts';
import { day } from '../../texts/amounts.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';

/** Says when the account goes, and offers to keep it. */
export function LeavingNotice() {
  const [leavesAt, setLeavesAt] = useState('');
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    // Without an answer the day stays unsaid; keeping the account works all the same.
    fetchLeaving().then(
      (found) => setLeavesAt(found.leavesAt),
      () => undefined,
    );
  }, []);

  async function keep() {
    setWorking(true);
    setFault(null);
    try {
      await keepAccount();
      await refresh();
    } catch (error) {
      setFault(messageOf(error, texts.keepFailed));
      setWorking(false);
    }
  }

  return (
    <section
      aria-labelledby="leaving"
      className="grid justify-items-start gap-3 rounded-card bg-sindoor-tint p-5 sm:p-6"
    >
      <h2 id="leaving" className="text-heading">
        {texts.leavingTitle}
      </h2>
      {leavesAt && <p>{texts.leaving(day(leavesAt))}</p>}
      {fault && <Banner>{fault}</Banner>}
      <Button busy={working} onClick={keep}>
        {texts.keep}
      </Button>
    </section>
  );
}
