import type { TrialPairBody } from '#contract/trials/shapes.ts';
import { isYesOrNo, type TrialAnswers, trialQuestions, yesOrNo } from '#rules/trials/questions.ts';
import { trialLimits } from '#rules/trials/trial-limits.ts';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { type At, FoldedForm, StepForm } from '#web/mentoring/member/session/step-form.tsx';
import { trialTexts } from '#web/trials/texts/en/trial.ts';
import { CountedArea } from '#web/ui/counted-field.tsx';
import { SelectField } from '#web/ui/field.tsx';

const texts = trialTexts.questions;
type Props = { one: TrialPairBody };

/** Each answers alone; both sets show side by side once both are in. */
export function Questions({ one }: Props) {
  const { questions, can, person, isOver } = one;
  const { own, other, hasOther, closedAt } = questions;
  if (isOver && !own) return null;
  return (
    <section aria-labelledby="questions" className="grid gap-4">
      <h2 id="questions" className="text-heading">
        {texts.heading}
      </h2>
      <p>{closedAt ? texts.closed(closedAt) : other ? texts.open : texts.how(person)}</p>
      {can.handIn && hasOther && <p className="font-semibold">{texts.otherWaits}</p>}
      {can.handIn && (
        <StepForm
          intent="handIn"
          act={texts.handIn}
          how={texts.handInHow}
          fields={(at) => fieldsOf(at, own?.answers ?? null)}
        />
      )}
      {can.takeBack && (
        <>
          <p>{texts.waits(person)}</p>
          <StepForm intent="takeBack" act={texts.takeBack} look="quiet" />
        </>
      )}
      {!can.handIn && own && <Sets own={own.answers} other={other} name={person?.name ?? ''} />}
      {can.report && (
        <ReportLink kind="trial_answers" id={one.id}>
          {texts.report}
        </ReportLink>
      )}
      {can.close && (
        <FoldedForm
          heading={texts.close}
          intent="close"
          act={texts.close}
          how={texts.closeHow}
          look="quiet"
        />
      )}
      <p className="text-small text-soft">{texts.kept}</p>
    </section>
  );
}

function fieldsOf(at: At, typed: TrialAnswers | null) {
  return trialQuestions.map((question) => {
    const { label } = texts.asked[question];
    if (!isYesOrNo(question))
      return (
        <CountedArea
          key={question}
          {...at(question, typed?.[question] ?? '')}
          label={label}
          most={trialLimits.answer}
          rows={3}
        />
      );
    return (
      <SelectField key={question} {...at(question, typed?.savings ?? '')} label={label} className="max-w-80">
        <option value="">{texts.choose}</option>
        {yesOrNo.map((choice) => (
          <option key={choice} value={choice}>
            {texts.yesOrNo[choice]}
          </option>
        ))}
      </SelectField>
    );
  });
}

type SetsProps = { own: TrialAnswers; other: TrialAnswers | null; name: string };

function Sets({ own, other, name }: SetsProps) {
  return (
    <ol className="grid gap-5">
      {trialQuestions.map((question) => (
        <li key={question} className="grid gap-2">
          <h3 className="font-semibold">{texts.asked[question].label}</h3>
          <dl className="grid gap-3 sm:grid-cols-2">
            <Said who={texts.own} text={wordsOf(own, question)} />
            {other && <Said who={name} text={wordsOf(other, question)} />}
          </dl>
        </li>
      ))}
    </ol>
  );
}

function wordsOf(answers: TrialAnswers, question: (typeof trialQuestions)[number]): string {
  return isYesOrNo(question) ? texts.yesOrNo[answers.savings] : answers[question];
}

function Said({ who, text }: { who: string; text: string }) {
  return (
    <div className="min-w-0 rounded-card bg-raised p-4">
      <dt className="text-small text-soft break-words">{who}</dt>
      <dd className="break-words whitespace-pre-line">{text}</dd>
    </div>
  );
}
