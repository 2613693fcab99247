import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isEmail } from '#contract/email.ts';
import type { GuardianBody } from '#contract/guardian.ts';
import { restrictedLabel } from '#contract/labels.ts';
import { guardianNoticeTexts as texts } from '#texts/guardian.ts';
import { askGuardian, fetchGuardian } from '../../client/guardian-calls.ts';
import { messageOf } from '../../client/message.ts';
import type { User } from '../../client/session.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';

/** Tells a member under 18 what their account waits for, and when the wait is over. */
export function GuardianNotice({ user, restricted }: { user: User; restricted: boolean }) {
  const [guardian, setGuardian] = useState<GuardianBody | null>(null);
  const waited = useRef(false);
  useEffect(() => {
    // Each new word about the account may be the guardian's, a refusal too, which changes nothing in the account itself.
    if (!user.labels.includes(restrictedLabel) && !waited.current) return;
    waited.current = true;
    // Without an answer the notice stays as it is; the profile below is there in any case.
    fetchGuardian().then(setGuardian, () => undefined);
  }, [user]);
  if (!guardian) return null;
  if (!restricted)
    return guardian.status === 'confirmed' ? <Banner look="success">{texts.confirmed}</Banner> : null;
  if (guardian.status === 'confirmed') return null;
  const { status, email } = guardian;
  const words = {
    none: { title: texts.noneTitle, text: texts.none },
    waiting: { title: texts.title, text: texts.waiting(email) },
    refused: { title: texts.refusedTitle, text: texts.refused },
  }[status];
  return (
    <section aria-labelledby="guardian" className="rounded-card bg-genda-tint p-5 sm:p-6">
      <h2 id="guardian" className="text-heading">
        {words.title}
      </h2>
      <p className="mt-2 break-words">{words.text}</p>
      <AskAgain guardian={guardian} onAsked={setGuardian} />
    </section>
  );
}

function AskAgain({ guardian, onAsked }: { guardian: GuardianBody; onAsked: (asked: GuardianBody) => void }) {
  const [open, setOpen] = useState(false);
  const [working, setWorking] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (working) return;
    const entered = new FormData(event.currentTarget);
    const email = String(entered.get('guardianEmail') ?? '').trim();
    if (!email) return setFault(texts.missing);
    if (!isEmail(email)) return setFault(texts.invalidEmail);
    setWorking(true);
    setFault(null);
    try {
      onAsked(await askGuardian(email));
      setSentTo(email);
      setOpen(false);
    } catch (error) {
      setFault(messageOf(error, texts.failed));
    } finally {
      setWorking(false);
    }
  }

  return (
    <div className="mt-3">
      {sentTo && !open && <Banner look="success">{texts.sent(sentTo)}</Banner>}
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className="min-h-11 py-2 font-semibold text-neel">
          {guardian.status === 'none' ? texts.ask : texts.change}
        </summary>
        <form noValidate onSubmit={submit} className="mt-2 grid max-w-[27rem] gap-4">
          {fault && <Banner>{fault}</Banner>}
          <TextField
            label={texts.email}
            name="guardianEmail"
            type="email"
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            defaultValue={guardian.email}
            onChange={() => setFault(null)}
            required
          />
          <Button type="submit" busy={working}>
            {working ? texts.submitting : texts.submit}
          </Button>
        </form>
      </details>
    </div>
  );
}
