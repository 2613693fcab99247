import type { AgreementBody } from '#contract/agreement-shapes.ts';
import { amendmentNote as texts } from '#texts/amendment-note.ts';
import { agreementPaths } from '../../agreement-paths.ts';
import { TextLink } from '../../ui/button.tsx';

/** On the page of an agreement in force: whether a change is on its way, and whether its party is still there. */
export function AmendmentNote({
  one,
}: {
  one: Pick<AgreementBody, 'id' | 'side' | 'amendment' | 'isNotTakenOver'>;
}) {
  const { amendment, side } = one;
  return (
    <div className="grid gap-1.5">
      {one.isNotTakenOver && <p className="font-semibold">{texts.notTakenOver}</p>}
      {amendment?.waits.whose === side && (
        <p className="font-semibold">{texts.isWaiting(amendment.waits.dueAt)}</p>
      )}
      <p>
        <TextLink to={agreementPaths.amendment(one.id)} className="inline-flex min-h-11 items-center">
          {amendment ? texts.open : texts.title}
        </TextLink>
      </p>
    </div>
  );
}
