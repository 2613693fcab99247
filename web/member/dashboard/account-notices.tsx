import { noticeTexts as texts } from '#texts/dashboard.ts';
import { Button } from '../../ui/button.tsx';
import { NewLink } from '../new-link.tsx';

/** For an address that nobody has proven yet. */
export function VerifyNotice({ email }: { email: string }) {
  return (
    <section aria-labelledby="verify" className="rounded-card bg-genda-tint p-5 sm:p-6">
      <h2 id="verify" className="font-semibold">
        {texts.unverified}
      </h2>
      <p className="mt-1 break-words">{texts.verify(email)}</p>
      <NewLink email={email} />
    </section>
  );
}

/** For an account that came about without the sign-up form, as by signing in with a code. */
export function BlankNotice({ onEdit }: { onEdit: () => void }) {
  return (
    <section
      aria-labelledby="blank"
      className="flex flex-wrap items-center justify-between gap-4 rounded-card bg-genda-tint p-5 sm:p-6"
    >
      <div>
        <h2 id="blank" className="font-semibold">
          {texts.blank}
        </h2>
        <p className="mt-1">{texts.fill}</p>
      </div>
      <Button onClick={onEdit}>{texts.start}</Button>
    </section>
  );
}
