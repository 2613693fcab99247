import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { LinkRow } from '#web/ground/member/link-row.tsx';
import { labelOf } from '#web/ground/texts/label.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { studentTexts as texts } from '#web/rosters/texts/en/student.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import { Held, Seen } from '../held.tsx';
import { Ticks } from '../ticks.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: paths.joined, label: texts.list },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.list}: ${loaderData?.membership.organisation.name ?? ''}`,
    description: texts.description,
    path: paths.joined,
    noindex: true,
  });

/** One institution: its row, the ticks, the looks of its staff, and the way out. */
export default function Membership({ loaderData: { membership: one, links, ended } }: Route.ComponentProps) {
  const arrival = useArrival();
  const leave = usePost(['leave']);
  const { organisation, cohort, held, canTick, ticksClosedUntil, looks, state, joinedOn, until } = one;
  const asksGuardian = state === 'guardian';
  return (
    <div className="grid max-w-text grid-cols-1 gap-8">
      <div className="grid gap-2">
        <h1 className="text-work break-words">{organisation.name}</h1>
        <p>
          {asksGuardian
            ? texts.guardian.waits(until)
            : state === 'member'
              ? texts.since(joinedOn)
              : texts.waiting}
        </p>
        <LinkRow links={links} />
      </div>
      {(arrival === 'joined' || arrival === 'waits') && <Banner look="success">{texts.done[arrival]}</Banner>}
      {arrival === 'guardian' && asksGuardian && <Banner look="success">{texts.guardian.done}</Banner>}
      <Held title={texts.holds(organisation.name)} held={held} cohort={cohort} />
      <Seen title={state === 'member' ? texts.seesNow(organisation.name) : texts.sees(organisation.name)} />
      {canTick && <TicksForm one={one} />}
      {ticksClosedUntil && (
        <Ticks organisation={organisation} canTick={false} closedUntil={ticksClosedUntil} />
      )}
      {!asksGuardian && <Looks looks={looks} />}
      <Unfold isWanted={leave.fault !== null} className="border-t border-line pt-4">
        <summary className="min-h-11 py-2 font-semibold text-neel">
          {asksGuardian ? texts.guardian.withdraw : texts.leave}
        </summary>
        <p>{asksGuardian ? texts.guardian.withdrawHow : texts.leaveHow}</p>
        {ended.length > 0 && (
          <div className="mt-3">
            <p className="font-semibold">{texts.leaveEnds}</p>
            <ul className="break-words">
              {ended.map(({ to, label }) => (
                <li key={to}>
                  <TextLink to={to} className="inline-flex min-h-11 items-center">
                    {label}
                  </TextLink>
                </li>
              ))}
            </ul>
          </div>
        )}
        <PostForm post={leave} intent="leave" className="mt-4 grid justify-items-start gap-3">
          <PostFault post={leave} />
          <Button type="submit" look="danger" busy={leave.busyWith !== null}>
            {asksGuardian ? texts.guardian.withdraw : texts.leaveYes}
          </Button>
        </PostForm>
      </Unfold>
    </div>
  );
}

type Shown = Route.ComponentProps['loaderData']['membership'];

function TicksForm({ one: { organisation, ticks } }: { one: Shown }) {
  const save = usePost(['save']);
  return (
    <PostForm post={save} intent="save" className="grid gap-3">
      <PostFault post={save} />
      <Ticks organisation={organisation} canTick closedUntil="" ticks={ticks} />
      <div className="flex flex-wrap items-center gap-4">
        <Button type="submit" busy={save.busyWith !== null}>
          {texts.save}
        </Button>
        <p role="status" className="font-semibold text-patta">
          {save.outcome?.done === 'saved' && save.busyWith === null && texts.done.saved}
        </p>
      </div>
    </PostForm>
  );
}

function Looks({ looks }: Pick<Shown, 'looks'>) {
  return (
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
  );
}
