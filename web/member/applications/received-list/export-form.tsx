import type { listApplicationExports } from '#contract/application-exports.ts';
import type { AnswerOf } from '#contract/call.ts';
import { exportTexts as texts } from '#texts/deciding.ts';
import { applicationPaths } from '../../../application-paths.ts';
import { Button } from '../../../ui/button.tsx';

type Props = { placeId: string; exports: AnswerOf<typeof listApplicationExports>['exports'] };

/** The open applications as a table, and who has taken them along. */
export function ExportForm({ placeId, exports }: Props) {
  return (
    <details className="border-t border-line pt-4">
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.title}</summary>
      <form
        method="post"
        action={applicationPaths.exportApplications(placeId)}
        className="grid justify-items-start gap-3"
      >
        <p>{texts.how}</p>
        <Button type="submit" look="quiet">
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
