import { useState } from 'react';
import { verifyEmailTexts as texts } from '#texts/recovery.ts';
import { requestVerification } from '../client/account-calls.ts';
import { hasType } from '../client/api.ts';
import { messageOf } from '../client/message.ts';
import { paths } from '../paths.ts';
import { Banner } from '../ui/banner.tsx';
import { Button } from '../ui/button.tsx';

/** Mails another link that proves the address. */
export function NewLink({ email, onAlready }: { email: string; onAlready: () => void }) {
  const [working, setWorking] = useState(false);
  const [sent, setSent] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function send() {
    setWorking(true);
    setFault(null);
    try {
      await requestVerification(`${location.origin}${paths.verifyEmail}`);
      setSent(true);
    } catch (error) {
      if (hasType(error, 'user_email_already_verified')) onAlready();
      else setFault(messageOf(error, texts.failed));
    } finally {
      setWorking(false);
    }
  }

  if (sent)
    return (
      <Banner look="success" className="mt-6">
        {texts.sent(email)}
      </Banner>
    );
  return (
    <div className="mt-6 grid justify-items-start gap-4">
      {fault && <Banner>{fault}</Banner>}
      <Button busy={working} onClick={send}>
        {working ? texts.sendingLink : texts.newLink}
      </Button>
    </div>
  );
}
