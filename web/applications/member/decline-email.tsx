import type { DeclineReason } from '#contract/applications/limits.ts';
import { emailTexts as texts } from '#web/applications/texts/en/deciding.ts';
import { LinkedText } from '#web/ui/linked-text.tsx';

type EmailProps = {
  name: string;
  title: string;
  project: string;
  /** Empty while none is chosen. */
  reason: DeclineReason | '';
  words: string;
};

/** A decline as its reader sees it. Each reader gets an email of their own, even if several were declined at once. */
export function DeclineEmail({ name, title, project, reason, words }: EmailProps) {
  const sentence = reason === '' ? texts.theReason : texts.reasons[reason];
  return (
    <div className="grid gap-3 rounded-card border border-line bg-raised p-5 break-words">
      <p>{texts.dear(name)}</p>
      <p>{texts.thanks(title, project)}</p>
      {sentence && <p>{sentence}</p>}
      {words && <LinkedText text={words} />}
      <p>{texts.from(project)}</p>
    </div>
  );
}
