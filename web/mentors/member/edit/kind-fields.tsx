import type { ReactNode } from 'react';
import { mentorLimits as limits, reviewedWorks } from '#contract/mentors/limits.ts';
import type { MentorSaid } from '#contract/mentors/shapes.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { editMentorTexts as texts } from '#web/mentors/texts/en/own-page.ts';
import { workLabels } from '#web/mentors/texts/en/values.ts';
import { CheckboxField, SelectField, TextField } from '#web/ui/field.tsx';

export type SaidSoFar = MentorSaid | null;

/** Whether a box is ticked: as it was sent, where the page came back, else as it is kept. */
export function isTicked({ answer }: Post, name: string, atFirst: boolean): boolean {
  return answer?.typed ? name in answer.typed : atFirst;
}

type Props = { post: Post; said: SaidSoFar };

/** The four kinds, each with its own choices below its box. */
export function KindFields({ post, said }: Props) {
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold">{texts.kinds}</legend>
      <Session post={post} said={said} />
      <Mentorship post={post} said={said} />
      <CheckboxField
        name="officeHours"
        label={texts.officeHours}
        hint={texts.officeHint}
        defaultChecked={isTicked(post, 'officeHours', said?.officeHours ?? false)}
      />
      <Review post={post} said={said} />
    </fieldset>
  );
}

function Session({ post, said }: Props) {
  return (
    <Kind post={post} name="session" label={texts.session} isOffered={said === null || said.session !== null}>
      <Choice post={post} name="minutes" label={texts.minutes} value={said?.session?.minutes ?? 30}>
        {limits.sessionMinutes.map((minutes) => (
          <option key={minutes} value={minutes}>
            {texts.minutesOf(minutes)}
          </option>
        ))}
      </Choice>
    </Kind>
  );
}

function Mentorship({ post, said }: Props) {
  const kept = said?.mentorship;
  return (
    <Kind
      post={post}
      name="mentorship"
      label={texts.mentorship}
      hint={texts.mentorshipHint}
      isOffered={Boolean(kept)}
    >
      <Whole post={post} name="weeks" label={texts.weeks} value={kept?.weeks ?? 8} />
      <Choice post={post} name="everyWeeks" label={texts.every} value={kept?.everyWeeks ?? 2}>
        {limits.everyWeeks.map((weeks) => (
          <option key={weeks} value={weeks}>
            {texts.everyOf(weeks)}
          </option>
        ))}
      </Choice>
      <Whole
        post={post}
        name="positions"
        label={texts.positions}
        value={kept?.positions ?? limits.positions.usual}
      />
    </Kind>
  );
}

function Review({ post, said }: Props) {
  const kept = said?.review;
  return (
    <Kind post={post} name="review" label={texts.review} isOffered={Boolean(kept)}>
      <fieldset className="sm:col-span-2">
        <legend className="font-semibold">{texts.of}</legend>
        {reviewedWorks.map((work) => (
          <CheckboxField
            key={work}
            name={`of ${work}`}
            label={workLabels[work]}
            error={noteAt(post.fault, `of ${work}`)}
            defaultChecked={isTicked(post, `of ${work}`, kept ? kept.of.includes(work) : true)}
          />
        ))}
      </fieldset>
      <Choice post={post} name="answerDays" label={texts.answerDays} value={kept?.answerDays ?? 7}>
        {limits.answerDays.map((days) => (
          <option key={days} value={days}>
            {texts.daysOf(days)}
          </option>
        ))}
      </Choice>
      <Whole
        post={post}
        name="openReviews"
        label={texts.openReviews}
        value={kept?.open ?? limits.openReviews.usual}
      />
    </Kind>
  );
}

type KindProps = {
  post: Post;
  name: string;
  label: string;
  hint?: string;
  isOffered: boolean;
  children: ReactNode;
};

function Kind({ post, name, label, hint, isOffered, children }: KindProps) {
  return (
    <div className="border-b border-line">
      <CheckboxField name={name} label={label} hint={hint} defaultChecked={isTicked(post, name, isOffered)} />
      <div className="grid grid-cols-1 gap-4 pb-3 pl-8 sm:grid-cols-2">{children}</div>
    </div>
  );
}

type OneProps = { post: Post; name: string; label: string; value: number };

function Choice({ post, name, label, value, children }: OneProps & { children: ReactNode }) {
  return (
    <SelectField {...post.field(name, String(value))} label={label} error={noteAt(post.fault, name)}>
      {children}
    </SelectField>
  );
}

function Whole({ post, name, label, value }: OneProps) {
  return (
    <TextField
      {...post.field(name, String(value))}
      label={label}
      error={noteAt(post.fault, name)}
      inputMode="numeric"
      autoComplete="off"
    />
  );
}
