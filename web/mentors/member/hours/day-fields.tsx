import type { MentorHours } from '#contract/mentors/shapes.ts';
import { hoursLimits } from '#rules/mentoring/hours.ts';
import type { Post } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { hoursTexts as texts } from '#web/mentors/texts/en/hours.ts';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { blankExceptions, exceptionNames, spanNames } from './fields.ts';

type Span = MentorHours['week'][number][number];

/** Seven days, each with one span in view and the others below it. */
export function WeekFields({ post, week }: { post: Post; week: MentorHours['week'] }) {
  return (
    <div className="grid grid-cols-1 gap-5">
      {texts.days.map((name, day) => (
        <Day key={name} post={post} name={name} day={day} spans={week[day] ?? []} />
      ))}
    </div>
  );
}

function Day({ post, name, day, spans }: { post: Post; name: string; day: number; spans: Span[] }) {
  const note = noteAt(post.fault, spanNames(day, 0).from);
  const further = Array.from({ length: hoursLimits.spans - 1 }, (_, at) => at + 1);
  return (
    <fieldset aria-describedby={note ? `day${day}-note` : undefined}>
      <legend className="mb-1.5 font-semibold">{name}</legend>
      {note && (
        <p id={`day${day}-note`} className="mb-1.5 text-small font-semibold text-sindoor">
          {note}
        </p>
      )}
      <SpanFields post={post} names={spanNames(day, 0)} span={spans[0]} label={name} />
      <Unfold isWanted={spans.length > 1 || note !== null}>
        <summary className="inline-flex min-h-11 cursor-pointer items-center text-small text-link">
          {texts.more}
        </summary>
        <div className="grid gap-3">
          {further.map((at) => (
            <SpanFields
              key={at}
              post={post}
              names={spanNames(day, at)}
              span={spans[at]}
              label={texts.spanOf(name, at + 1)}
            />
          ))}
        </div>
      </Unfold>
    </fieldset>
  );
}

type SpanProps = {
  post: Post;
  names: { from: string; until: string };
  span: Span | undefined;
  label: string;
};

/** A field of the browser takes no 24:00, so midnight stands for it. */
function SpanFields({ post, names, span, label }: SpanProps) {
  const until = span?.until === '24:00' ? '00:00' : span?.until;
  return (
    <div className="grid grid-cols-2 gap-3">
      <TextField
        {...post.field(names.from, span?.from ?? '')}
        aria-label={texts.from(label)}
        label={texts.fromShort}
        type="time"
        step={900}
      />
      <TextField
        {...post.field(names.until, until ?? '')}
        aria-label={texts.until(label)}
        label={texts.untilShort}
        type="time"
        step={900}
      />
    </div>
  );
}

/** Days with other spans than their weekday, one row for each span, and empty rows for more. */
export function OtherDays({ post, exceptions }: { post: Post; exceptions: MentorHours['exceptions'] }) {
  const kept = exceptions.flatMap(({ day, spans }) =>
    (spans.length > 0 ? spans : [undefined]).map((span) => ({ day, span })),
  );
  const blank = Array.from({ length: blankExceptions }, () => ({ day: '', span: undefined }));
  const note = noteAt(post.fault, 'exceptions');
  return (
    <fieldset aria-describedby="exceptions-hint">
      <legend className="text-heading">{texts.exceptions}</legend>
      <p id="exceptions-hint" className="mb-3 text-small text-soft">
        {texts.exceptionsHint}
      </p>
      {note && <p className="mb-3 text-small font-semibold text-sindoor">{note}</p>}
      <div className="grid grid-cols-1 gap-4">
        {[...kept, ...blank].map(({ day, span }, at) => {
          const names = exceptionNames(at);
          return (
            <div key={names.day} className="grid gap-3 sm:grid-cols-2">
              <TextField
                {...post.field(names.day, day)}
                aria-label={texts.exceptionOf(at + 1)}
                label={texts.day}
                type="date"
              />
              <SpanFields post={post} names={names} span={span} label={texts.exceptionOf(at + 1)} />
            </div>
          );
        })}
      </div>
    </fieldset>
  );
}
