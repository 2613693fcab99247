import type { MentorshipPlan } from '#contract/mentorships/shapes.ts';
import { locationKinds } from '#rules/mentoring/meeting-location.ts';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { locationWords } from '#web/mentoring/texts/en/steps.ts';
import { planFormTexts as texts } from '#web/mentorships/texts/en/forms.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { SelectField, TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { goalNumbers } from './goal-numbers.ts';

const { promise, busy } = planTexts;
/** Goals that stand open; the others are folded. */
const shownGoals = 2;

/** Under 18 the two meet in writing, and the guardian reads each field. */
type Young = { reads: string; weeks: string; submit: string };
type Props = { plan: MentorshipPlan; how: string; version?: number; young?: Young };
type At = (name: string, first?: string) => ReturnType<ReturnType<typeof usePost>['field']> & FieldError;
type FieldError = { error: string | null | undefined };

/** All fields of a plan, and the sentence above its button. */
export function PlanForm({ plan, how, version, young }: Props) {
  const post = usePost(['plan']);
  const at: At = (name, first = '') => ({ ...post.field(name, first), error: noteAt(post.fault, name) });
  const more = goalNumbers.slice(shownGoals);
  const names = more.flatMap((number) => [`goal${number}`, `done${number}`]);
  const isMoreWanted =
    plan.goals.length > shownGoals ||
    names.some((name) => post.answer?.typed?.[name] || post.isAtFault(name));
  return (
    <PostForm post={post} intent="plan" className="grid gap-5">
      <PostFault post={post} />
      {version !== undefined && <input type="hidden" name="version" value={version} />}
      {goalNumbers.slice(0, shownGoals).map((number) => (
        <GoalFields key={number} at={at} number={number} plan={plan} reads={young?.reads} />
      ))}
      <Unfold isWanted={isMoreWanted} className="border-y border-line py-1">
        <summary className="cursor-pointer py-2.5 font-semibold">{texts.moreGoals}</summary>
        <div className="grid gap-5 pb-4">
          {more.map((number) => (
            <GoalFields key={number} at={at} number={number} plan={plan} reads={young?.reads} />
          ))}
        </div>
      </Unfold>
      <RhythmFields at={at} plan={plan} young={young} />
      <p>{promise}</p>
      <div className="grid justify-items-start gap-2">
        <Button type="submit" busy={post.busyWith !== null}>
          {post.busyWith ? busy : (young?.submit ?? texts.submit)}
        </Button>
        <p className="text-small text-soft">{how}</p>
      </div>
    </PostForm>
  );
}

type GoalProps = { at: At; number: number; plan: MentorshipPlan; reads: string | undefined };

function GoalFields({ at, number, plan, reads }: GoalProps) {
  const kept = plan.goals[number - 1];
  const isOptional = number > 1;
  return (
    <div className="grid gap-3">
      {reads && <p className="text-small font-semibold">{reads}</p>}
      <CountedField
        {...at(`goal${number}`, kept?.text)}
        label={texts.goal(number)}
        most={limits.goal}
        autoComplete="off"
        {...(isOptional ? { optional: true } : { hint: texts.goalHint })}
      />
      <CountedField
        {...at(`done${number}`, kept?.doneWhen)}
        label={texts.doneWhen(number)}
        most={limits.doneWhen}
        autoComplete="off"
        {...(isOptional ? { optional: true } : { hint: texts.doneHint })}
      />
    </div>
  );
}

const answerDays = Array.from({ length: limits.answerDays.max }, (_, day) => day + limits.answerDays.min);

type RhythmProps = { at: At; plan: MentorshipPlan; young: Young | undefined };

function RhythmFields({ at, plan, young }: RhythmProps) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <TextField
        {...at('weeks', String(plan.weeks))}
        label={young?.weeks ?? texts.weeks}
        inputMode="numeric"
        autoComplete="off"
      />
      <SelectField {...at('everyWeeks', String(plan.everyWeeks))} label={texts.every}>
        {limits.everyWeeks.map((weeks) => (
          <option key={weeks} value={weeks}>
            {texts.everyOf(weeks)}
          </option>
        ))}
      </SelectField>
      <SelectField {...at('minutes', String(plan.minutes))} label={texts.minutes}>
        {limits.minutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts.minutesOf(minutes)}
          </option>
        ))}
      </SelectField>
      <SelectField {...at('answerDays', String(plan.answerDays))} label={texts.answers}>
        {answerDays.map((days) => (
          <option key={days} value={days}>
            {texts.answersOf(days)}
          </option>
        ))}
      </SelectField>
      {!young && (
        <SelectField
          {...at('locationKind', plan.locationKind)}
          label={texts.where}
          hint={texts.whereHint}
          className="sm:col-span-2"
        >
          {locationKinds.map((kind) => (
            <option key={kind} value={kind}>
              {locationWords[kind]}
            </option>
          ))}
        </SelectField>
      )}
    </div>
  );
}
