import { useState } from 'react';
import { stories as texts } from '../../content/stories.ts';
import { Button } from '../../ui/button.tsx';

/** Opens the phone's own sharing; where there is none, copies the link. */
export function ShareButton({ title }: { title: string }) {
  const [copied, setCopied] = useState(false);

  async function share() {
    const url = location.href;
    if (navigator.share) {
      // Closing the sheet without choosing anybody is not a fault.
      await navigator.share({ title, url }).catch(() => {});
      return;
    }
    await navigator.clipboard.writeText(url);
    setCopied(true);
  }

  return (
    <div className="needs-script flex items-center gap-3">
      <Button small look="quiet" onClick={share}>
        {texts.share}
      </Button>
      <span role="status" className="text-small text-patta">
        {copied && texts.shared}
      </span>
    </div>
  );
}
