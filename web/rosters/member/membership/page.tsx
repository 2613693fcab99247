import { rosterTicks } from '#contract/rosters/limits.ts';
import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { labelOf } from '#web/ground/texts/label.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckboxField } from '#web/ui/field.tsx';
import { Held } from '../held.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.list,
  up: { to: paths.joined, label: texts.list },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.list}: ${loaderData?.organisation.name ?? ''}`,
    description: texts.description,
    path: paths.joined,
    noindex: true,
  });

/** One institution: its row, the ticks, the looks of its staff, and the way out. */
export default function Membership({ loaderData: one }: Route.ComponentProps) {
  const arrival = useArrival();
  const save = usePost(['save']);
  const leave = usePost(['leave']);
  const { organisation, cohort, held, ticks, looks, state, joinedOn } = one;
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <div className="grid gap-2">
        <h1 className="text-work break-words">{organisation.name}</h1>
        <p>{state === 'member' ? texts.since(joinedOn) : texts.waiting}</p>
      </div>
      {(arrival === 'joined' || arrival === 'waits') && <Banner look="success">{texts.done[arrival]}</Banner>}
      <Held title={texts.holds(organisation.name)} held={held} cohort={cohort} />
      <PostForm post={save} intent="save" className="grid gap-3">
        <PostFault post={save} />
        <fieldset>
          <legend className="text-heading">{texts.ticks}</legend>
          <p className="mt-2 break-words">{texts.ticksHow(organisation.name)}</p>
          {rosterTicks.map((tick) => (
            <CheckboxField
              key={tick}
              name={tick}
              label={texts.tick[tick]}
              defaultChecked={ticks.includes(tick)}
            />
          ))}
        </fieldset>
        <div className="flex flex-wrap items-center gap-4">
          <Button type="submit" busy={save.busyWith !== null}>
            {texts.save}
          </Button>
          <p role="status" className="font-semibold text-patta">
            {save.outcome?.done === 'saved' && save.busyWith === null && texts.done.saved}
          </p>
        </div>
        <p className="text-small text-soft">{texts.never}</p>
      </PostForm>
      <section aria-labelledby="looks" className="grid gap-2">
        <h2 id="looks" className="text-heading">
          {texts.looks}
        </h2>
        {looks.length === 0 && <p className="text-soft">{texts.looksNone}</p>}
        <ul className="divide-y divide-line">
          {looks.map(({ name, role, at }) => (
            <li key={`${at} ${name}`} className="py-2 break-words">
              {texts.lookOf(name, labelOf(texts.roles, role), at)}
            </li>
          ))}
        </ul>
      </section>
      <PostForm
        post={leave}
        intent="leave"
        className="grid justify-items-start gap-2 border-t border-line pt-4"
      >
        <PostFault post={leave} />
        <Button type="submit" look="quiet" busy={leave.busyWith !== null}>
          {texts.leave}
        </Button>
        <p className="text-small text-soft">{texts.leaveHow}</p>
      </PostForm>
    </div>
  );
}
