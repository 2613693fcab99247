import type { MentorshipBody, MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { Warned } from '#web/mentoring/member/session/warned.tsx';
import { locationWords } from '#web/mentoring/texts/en/steps.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';

const texts = planTexts.plan;

/** The version that stands. */
export function Plan({ one }: { one: MentorshipBody }) {
  return (
    <section aria-labelledby="plan" className="grid gap-3 border-t border-line pt-4">
      <h2 id="plan" className="font-semibold">
        {texts.heading}
      </h2>
      {one.state === 'proposed' && (
        <p className="text-small text-soft">
          {[texts.version(one.version), one.proposedBy === one.side ? texts.byYou : texts.byOther].join(
            ' · ',
          )}
        </p>
      )}
      <Warned warnings={one.warnings} />
      <Terms plan={one.plan} isYoung={one.isYoung} />
    </section>
  );
}

/** The versions that no longer stand. */
export function Earlier({ one }: { one: MentorshipBody }) {
  if (one.earlier.length === 0) return null;
  return (
    <details className="border-t border-line pt-2">
      <summary className="cursor-pointer py-2.5 font-semibold">{texts.earlier(one.earlier.length)}</summary>
      <div className="grid gap-5">
        {one.earlier.map((before) => (
          <div key={before.version} className="grid gap-2">
            <p className="text-small text-soft">
              {[texts.version(before.version), before.by === one.side ? texts.byYou : texts.byOther].join(
                ' · ',
              )}
            </p>
            <Terms plan={before} isYoung={one.isYoung} />
          </div>
        ))}
      </div>
    </details>
  );
}

const numbered = (goals: MentorshipPlan['goals']) => goals.map((goal, at) => ({ number: at + 1, goal }));

/** Goals, rhythm and the rest of a plan. */
export function Terms({ plan, isYoung }: { plan: MentorshipPlan; isYoung: boolean }) {
  const facts: [string, string][] = [
    [texts.facts.weeks, texts.weeks(plan.weeks)],
    [texts.facts.every, texts.every(plan.everyWeeks)],
    [texts.facts.minutes, texts.minutes(plan.minutes)],
    [texts.facts.where, isYoung ? texts.writtenUnder18 : locationWords[plan.locationKind]],
    [texts.facts.answers, texts.answers(plan.answerDays)],
  ];
  return (
    <>
      {plan.goals.length === 0 ? (
        <p className="text-soft">{texts.erased}</p>
      ) : (
        <ol aria-label={texts.goals} className="grid list-decimal gap-2 ps-6">
          {numbered(plan.goals).map(({ number, goal }) => (
            <li key={number} className="break-words">
              <p>{goal.text}</p>
              <p className="text-small text-soft">{texts.done(goal.doneWhen)}</p>
            </li>
          ))}
        </ol>
      )}
      <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {facts.map(([name, value]) => (
          <div key={name} className="contents">
            <dt className="text-soft">{name}</dt>
            <dd className="mb-2 sm:mb-0">{value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
