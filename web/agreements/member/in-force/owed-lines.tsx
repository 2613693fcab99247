import { Link } from 'react-router';
import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import type { OwedStepBody } from '#contract/agreements/milestone-shape.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { milestoneWords as texts } from '#web/agreements/texts/en/milestone-words.ts';

type Owed = {
  owed: readonly OwedStepBody[];
  side: 'project' | 'contributor';
  /** Where each milestone has a link of its own. */
  agreementId?: string;
  /** The sentence for an agreement in which no side owes a step. */
  none?: string;
};

/** Who owes which step until when, one sentence each. */
export function OwedLines({ owed, side, agreementId, none = texts.nobodyOwes }: Owed) {
  if (owed.length === 0) return <p className="text-soft">{none}</p>;
  const isFirst = (step: OwedStepBody, at: number) =>
    owed.findIndex(
      (one) => one.milestone === step.milestone && sentence(one, side) === sentence(step, side),
    ) === at;
  return (
    <ul className="grid gap-2">
      {owed.filter(isFirst).map((step) => (
        <li
          key={`${step.wait} ${step.milestone} ${step.dueAt}`}
          className={step.owes === side && !step.isStopped ? 'font-semibold' : undefined}
        >
          {agreementId !== undefined && step.milestone !== null && (
            <>
              <Link to={innerAgreementPaths.milestone(agreementId, step.milestone)} className="text-link">
                {texts.numbered(step.milestone)}
              </Link>
              {': '}
            </>
          )}
          {agreementId !== undefined && step.milestone === null && (
            <>
              <Link to={ofWhole(step, agreementId)} className="text-link">
                {step.wait === 'conversion_confirmation' ? texts.shares : texts.end}
              </Link>
              {': '}
            </>
          )}
          {sentence(step, side)}
          {step.extendable && (
            <>
              {' '}
              <Link to={todayPaths.moreTime(step.extendable)} className="text-link">
                {texts.moreTime}
              </Link>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function ofWhole({ wait }: OwedStepBody, agreementId: string): string {
  return wait === 'conversion_confirmation'
    ? innerAgreementPaths.agreementShares(agreementId)
    : innerAgreementPaths.agreementEnd(agreementId);
}

function sentence({ wait, owes, dueAt, isOver, isStopped }: OwedStepBody, side: Owed['side']): string {
  if (isStopped) return texts.stands;
  if (isOver) return texts.overdue(owes, wait, dueAt, owes === side);
  return owes === side ? texts.yours(wait, dueAt) : texts.theirs(owes, wait, dueAt);
}
