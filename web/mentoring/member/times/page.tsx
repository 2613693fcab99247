import type { ShouldRevalidateFunctionArgs } from 'react-router';
import { mentoringPaths } from '#contract/mentoring/inner-paths.ts';
import { innerMentorPaths } from '#contract/mentors/inner-paths.ts';
import type { Outcome } from '#web/forms/outcome.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { ShownTime } from '#web/ground/texts/shown-time.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { WeekLinks } from '#web/mentoring/member/week-links.tsx';
import { timesTexts as texts } from '#web/mentoring/texts/en/times.ts';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { TextField } from '#web/ui/field.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';

/** Where a time was taken meanwhile, the page leaves it out. */
export function shouldRevalidate({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const { fault } = (actionResult ?? {}) as Partial<Outcome>;
  return fault?.code === 'mentoring_slot_taken' || defaultShouldRevalidate;
}

export const handle: PageHandle = {
  title: texts.plain,
  up: { to: innerMentorPaths.findMentors, label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData ? texts.title(loaderData.mentor.name) : texts.plain,
    description: texts.description,
    path: mentoringPaths.times(loaderData?.mentor.handle ?? 'nobodys'),
    noindex: true,
  });

/** A week of a mentor's slots, each a button that holds it. */
export default function Times({ loaderData: one }: Route.ComponentProps) {
  const { mentor, zones, named, zone, days, asks } = one;
  const search = (from: string) =>
    `?${new URLSearchParams({ ...(from && { from }), ...(zone && { zone }), ...(asks && { ask: asks }) })}`;
  return (
    <div className="grid max-w-[44rem] gap-6">
      <header className="grid gap-1.5">
        <h1 className="text-work">{texts.title(mentor.name)}</h1>
        <p>
          {one.minutes > 0 && `${texts.minutes(one.minutes)} `}
          {zones.own === zones.mentor ? texts.zone(named.own) : texts.zones(named.own, named.mentor)}
        </p>
        <p className="text-small text-soft">{texts.reserveHow}</p>
      </header>
      {days.length > 0 && <Slots days={days} asks={asks} />}
      {one.isOpen && !one.isFull && days.length === 0 && <EmptyState>{texts.none}</EmptyState>}
      {!one.isOpen && <EmptyState>{texts.closed}</EmptyState>}
      {one.isOpen && (one.isFull || one.isWaiting) && (
        <Waiting isWaiting={one.isWaiting} isFull={one.isFull} />
      )}
      <WeekLinks before={one.before} after={one.after} search={search} />
      <Unfold isWanted={false} className="border-t border-line pt-4">
        <summary className="cursor-pointer py-2.5 font-semibold">{texts.otherZone}</summary>
        <form method="get" className="grid max-w-80 gap-4">
          {asks && <input type="hidden" name="ask" value={asks} />}
          <TextField
            label={texts.zoneLabel}
            hint={texts.zoneHint}
            name="zone"
            defaultValue={zones.own}
            autoComplete="off"
          />
          <Button type="submit" look="quiet" className="justify-self-start">
            {texts.zoneAct}
          </Button>
        </form>
      </Unfold>
    </div>
  );
}

type Days = { day: string; words: string; times: ShownTime[] }[];

function Slots({ days, asks }: { days: Days; asks: string }) {
  const post = usePost(['reserve']);
  const next = post.answer?.fault ? post.answer.about?.next : undefined;
  return (
    <div className="grid gap-6">
      <PostFault post={post} />
      {next && <p role="status">{texts.next(next)}</p>}
      {days.map(({ day, words, times }) => (
        <section key={day} aria-labelledby={`day-${day}`} className="grid gap-3">
          <h2 id={`day-${day}`} className="font-semibold">
            {words}
          </h2>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {times.map((time) => (
              <li key={time.time}>
                <PostForm post={post} intent="reserve">
                  <input type="hidden" name="startsAt" value={time.time} />
                  {asks && <input type="hidden" name="ask" value={asks} />}
                  <Button type="submit" look="quiet" busy={post.busyWith !== null} className="w-full">
                    <span className="tabular-nums">
                      <span className="sr-only">{texts.reserve(words)} </span>
                      {time.own}
                      {time.other && <span className="block text-small text-soft">{time.other}</span>}
                    </span>
                  </Button>
                </PostForm>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

function Waiting({ isWaiting, isFull }: { isWaiting: boolean; isFull: boolean }) {
  const intent = isWaiting ? 'leave' : 'wait';
  const post = usePost(['wait', 'leave']);
  return (
    <PostForm post={post} intent={intent} className="grid justify-items-start gap-1.5">
      {isFull && <p>{texts.full}</p>}
      <PostFault post={post} />
      {isWaiting && <p>{texts.waits}</p>}
      <Button type="submit" look={isWaiting ? 'quiet' : 'primary'} busy={post.busyWith !== null}>
        {isWaiting ? texts.leave : texts.wait}
      </Button>
      <p className="text-small text-soft">{texts.waitHow}</p>
    </PostForm>
  );
}
