import { profilePaths } from '#contract/profiles/paths.ts';
import { todayPaths } from '#contract/today/paths.ts';
import { FirstSteps } from '#web/first-days/member/first-steps.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { LogOutButton } from '#web/shell/log-out-button.tsx';
import { onTouch } from '#web/takeover/on-touch.tsx';
import { arrivalTexts, dashboardTexts as texts } from '#web/today/texts/en/dashboard.ts';
import { Banner } from '#web/ui/banner.tsx';
import { TextLink } from '#web/ui/button.tsx';
import { SentenceWithName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';
import { ForYou } from './for-you.tsx';
import { Further } from './further.tsx';
import { GuardianNote } from './guardian-note.tsx';
import { MyProjects } from './my-projects.tsx';
import { ProfileCard } from './profile-card.tsx';
import { Turns } from './turns.tsx';
import { WaitingForOthers } from './waiting-for-others.tsx';
import { Week } from './week.tsx';

const Notes = onTouch(import.meta.env.SSR ? await import('./notes.tsx') : () => import('./notes.tsx'));

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = { title: texts.today };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: todayPaths.dashboard,
    noindex: true,
  });

/** Today: whose turn it is, and who one is here. */
export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const {
    account,
    profile,
    person,
    turns,
    age,
    guardian,
    projects,
    week,
    forYou,
    leavesAt,
    loss,
    paused,
    firstSteps,
    next,
  } = loaderData;
  const name = profile?.name || account.name || account.email;
  const arrival = useArrival();
  const message = arrivalTexts[arrival as keyof typeof arrivalTexts]?.(name);

  return (
    <div className="grid grid-cols-1 gap-8">
      {message && <Banner look="success">{message}</Banner>}
      <div>
        <h1 className="text-work break-words">
          <SentenceWithName sentence={texts.welcome} name={name} />
        </h1>
        <p className="mt-1">
          <TextLink to={profilePaths.you} className="inline-flex min-h-11 items-center">
            {texts.manage}
          </TextLink>
        </p>
      </div>
      <div className="grid grid-cols-1 items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          {(paused || loss || leavesAt) && <Notes paused={paused} leavesAt={leavesAt} loss={loss} />}
          <GuardianNote guardian={guardian} isRestricted={age === 'waiting'} />
          <FirstSteps steps={firstSteps} />
          {age !== 'waiting' && (
            <Turns
              account={account}
              profile={profile}
              person={person}
              turns={turns.mine}
              age={age}
              next={firstSteps.length > 0 ? null : next}
              asksForSkills={firstSteps.some(({ to }) => to === profilePaths.yourSkills)}
            />
          )}
          <Further />
          <WaitingForOthers turns={turns.others} />
          <MyProjects {...projects} />
          <ForYou {...forYou} />
        </div>
        <div className="grid gap-6">
          <Week {...week} />
          <ProfileCard account={account} profile={profile} person={person} />
          <div className="on-screen-only">
            <LogOutButton look="quiet" />
            <p className="mt-1.5 text-small text-soft">{texts.logOutHint}</p>
          </div>
        </div>
      </div>
    </div>
  );
}
