import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import type { listApplicationExports } from '#contract/applications/export-calls.ts';
import { innerApplicationPaths } from '#contract/applications/inner-paths.ts';
import type { AnswerOf } from '#contract/ground/call.ts';
import { exportTexts as texts } from '#web/applications/texts/en/deciding.ts';
import type { LineFault } from '#web/client/line.ts';
import { saveAnswer } from '#web/client/save-answer.ts';
import { faultSentence } from '#web/forms/fault-sentence.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';

type Props = { opportunityId: string; exports: AnswerOf<typeof listApplicationExports>['exports'] };

/** The open applications as a table, and who has taken them along. */
export function ExportForm({ opportunityId, exports }: Props) {
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<LineFault | null>(null);

  async function save(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    const found = await saveAnswer(event.currentTarget);
    setBusy(false);
    setFault(found);
    if (!found) await revalidate();
  }

  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.title}</summary>
      <form
        method="post"
        action={innerApplicationPaths.exportApplications(opportunityId)}
        onSubmit={(event) => void save(event)}
        className="grid justify-items-start gap-3"
      >
        {fault && <Banner>{faultSentence({ code: fault })}</Banner>}
        <p>{texts.how}</p>
        <Button type="submit" look="quiet" busy={isBusy}>
          {texts.export}
        </Button>
      </form>
      {exports.length > 0 && (
        <ul aria-label={texts.log} className="mt-3 text-small text-soft">
          {exports.map((one) => (
            <li key={`${one.at} ${one.by}`}>{texts.logged(one.by, one.at, one.applications)}</li>
          ))}
        </ul>
      )}
    </details>
  );
}
