import { type FormEvent, useState } from 'react';
import { exportAddress, requestDeletion } from '../../client/account-calls.ts';
import { messageOf } from '../../client/api.ts';
import { refresh } from '../../client/session.ts';
import { ownDataTexts as texts } from '../../content/dashboard.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { PasswordField } from '../password-field.tsx';

/** Taking one's data away, and taking oneself away. */
export function OwnDataCard({ leaving }: { leaving: boolean }) {
  return (
    <Card>
      <h2 className="text-heading">{texts.title}</h2>
      <p className="mt-3">{texts.exportHint}</p>
      <a href={exportAddress} download className="button button-quiet button-small mt-3">
        {texts.export}
      </a>
      {!leaving && <DeleteAccount />}
    </Card>
  );
}

function DeleteAccount() {
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const password = String(new FormData(event.currentTarget).get('password') ?? '');
    if (!password) return setFault(texts.missing);
    setWorking(true);
    setFault(null);
    try {
      await requestDeletion(password);
      await refresh();
      scrollTo({ top: 0 });
    } catch (error) {
      setFault(messageOf(error, texts.failed));
      setWorking(false);
    }
  }

  return (
    <details className="mt-6">
      <summary className="min-h-11 py-2 font-semibold text-sindoor">{texts.delete}</summary>
      <form noValidate onSubmit={submit} className="mt-2 grid max-w-[27rem] gap-4">
        <p>{texts.deleteHint}</p>
        {fault && <Banner>{fault}</Banner>}
        <PasswordField
          label={texts.password}
          hint={texts.noPassword}
          name="password"
          autoComplete="current-password"
          onChange={() => setFault(null)}
          required
        />
        <Button type="submit" look="danger" busy={working}>
          {working ? texts.submitting : texts.submit}
        </Button>
      </form>
    </details>
  );
}
