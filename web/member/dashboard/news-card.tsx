import { useEffect, useState } from 'react';
import { newsTexts as texts } from '#texts/dashboard.ts';
import { fetchMarketing, setMarketing } from '../../client/account-calls.ts';
import { messageOf } from '../../client/message.ts';
import { Banner } from '../../ui/banner.tsx';
import { Card } from '../../ui/card.tsx';
import { CheckboxField } from '../../ui/field.tsx';

/** Which mail a member gets beside what their account needs. */
export function NewsCard() {
  const [given, setGiven] = useState<boolean | null>(null);
  const [saving, setSaving] = useState(false);
  const [saved, setSaved] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  useEffect(() => {
    fetchMarketing().then(
      (found) => setGiven(found.given),
      () => setFault(texts.failed),
    );
  }, []);

  async function change(wanted: boolean) {
    const before = given;
    setGiven(wanted);
    setSaving(true);
    setSaved(false);
    setFault(null);
    try {
      await setMarketing(wanted);
      setSaved(true);
    } catch (error) {
      setGiven(before);
      setFault(messageOf(error, texts.failed));
    } finally {
      setSaving(false);
    }
  }

  return (
    <Card>
      <h2 className="text-heading">{texts.title}</h2>
      {fault && <Banner className="mt-3">{fault}</Banner>}
      <CheckboxField
        className="mt-2"
        label={texts.news}
        hint={texts.always}
        checked={given === true}
        disabled={given === null || saving}
        onChange={(event) => void change(event.target.checked)}
      />
      <p role="status" className="min-h-6 text-small font-semibold text-patta">
        {saved && texts.saved}
      </p>
    </Card>
  );
}
