import { Form } from 'react-router';
import { mentorshipLimits as limits } from '#rules/mentorships/limits.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { locationFields } from '#web/mentoring/member/session/location-fields.tsx';
import { locationWords } from '#web/mentoring/texts/en/steps.ts';
import { seriesTexts as texts } from '#web/mentorships/texts/en/forms.ts';
import { planTexts } from '#web/mentorships/texts/en/plans.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import type { Route } from './+types/page';

type Props = Pick<Route.ComponentProps, 'loaderData'>;
const counts = Array.from({ length: limits.series }, (_, number) => limits.series - number);

/** Asks for the times with a plain address, so that a reload shows them again. */
export function Times({ loaderData: { times, first, from, count, zone } }: Props) {
  return (
    <Form method="get" className="grid gap-4">
      {from && <input type="hidden" name="from" value={from} />}
      <SelectField name="first" label={texts.first} hint={texts.firstHint(zone)} defaultValue={first}>
        {times.map((time) => (
          <option key={time.time} value={time.time}>
            {time.other ? `${time.own} · ${time.other}` : time.own}
          </option>
        ))}
      </SelectField>
      <SelectField name="count" label={texts.count} defaultValue={String(count)} className="max-w-60">
        {counts.map((number) => (
          <option key={number} value={number}>
            {texts.countOf(number)}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet" className="justify-self-start">
        {texts.look}
      </Button>
    </Form>
  );
}

/** The moments of a series, and the button that books what is free. */
export function Book({ loaderData: { one, first, count, series } }: Props) {
  const post = usePost(['book']);
  const at = (name: string, value = '') => ({ ...post.field(name, value), error: noteAt(post.fault, name) });
  const free = series.filter(({ bar }) => bar === '').length;
  return (
    <section aria-labelledby="series" className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <h2 id="series" className="font-semibold">
        {texts.times}
      </h2>
      <ol className="grid gap-2">
        {series.map(({ day, at: time, bar, words }) => (
          <li key={day}>
            {time ? time.own : words}
            {time?.other && <span className="block text-small text-soft">{time.other}</span>}
            <span className={bar === '' ? 'block text-small' : 'block text-small font-semibold'}>
              {texts.bars[bar]}
            </span>
          </li>
        ))}
      </ol>
      {free === 0 ? (
        <p>{series.some(({ bar }) => bar === 'plan') ? texts.full : texts.noneFree}</p>
      ) : (
        <PostForm post={post} intent="book" className="grid justify-items-start gap-4">
          <PostFault post={post} />
          <input type="hidden" name="first" value={first} />
          <input type="hidden" name="count" value={count} />
          {one.side === 'mentor' ? (
            <div className="grid w-full gap-4">
              {locationFields(at, { kind: one.plan.locationKind, text: '', caller: '' })}
              <p className="text-small text-soft">{texts.where}</p>
            </div>
          ) : (
            <p className="text-small text-soft">
              {texts.whereAsPlanned(locationWords[one.plan.locationKind])}
            </p>
          )}
          {free < series.length && <p className="text-small text-soft">{texts.leftOut}</p>}
          <Button type="submit" busy={post.busyWith !== null}>
            {post.busyWith ? planTexts.busy : texts.submit(free)}
          </Button>
        </PostForm>
      )}
    </section>
  );
}
