import { useState } from 'react';
import { shareTexts as texts } from '#web/stories/texts/en/share.ts';
import { Button } from '#web/ui/button.tsx';

/** Opens the phone's own sharing; where there is none, copies the link; and where that is not allowed, shows it. `path` where it is not this page that is shared. */
export function ShareButton({ title, path }: { title: string; path?: string }) {
  const [outcome, setOutcome] = useState('');

  async function share() {
    const url = path ? new URL(path, location.href).href : location.href;
    if (navigator.share) {
      const fault = await navigator.share({ title, url }).catch((error: Error) => error);
      // Closing the sheet without choosing anybody is not a fault.
      if (fault?.name !== 'NotAllowedError') return;
    }
    await navigator.clipboard.writeText(url).then(
      () => setOutcome(texts.shared),
      () => setOutcome(texts.notShared(url)),
    );
  }

  return (
    <div className="needs-script flex flex-wrap items-center gap-3">
      <Button small look="quiet" onClick={share}>
        {texts.share}
      </Button>
      <span role="status" className="text-small break-words text-patta">
        {outcome}
      </span>
    </div>
  );
}
