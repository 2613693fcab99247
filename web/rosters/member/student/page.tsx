import { rosterPaths as paths } from '#contract/rosters/rare-paths.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, useOutcomeOfPage, usePost, useSharedOutcome } from '#web/forms/use-post.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { rosterStaffTexts, stageWords } from '#web/rosters/texts/en/staff.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { Unfold } from '#web/ui/unfold.tsx';
import type { Route } from './+types/page';

const texts = rosterStaffTexts.student;
const studentForms = 'student';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: {
    to: ({ slug = '', cohortId = '' }) => paths.cohort(slug, cohortId),
    label: texts.cohort,
  },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: rosterStaffTexts.description,
    path: paths.joined,
    noindex: true,
  });

/** One student: the row of the list, and what the student lets the organisation see. */
export default function Student({ loaderData }: Route.ComponentProps) {
  const { organisation, cohort, student, shown, can } = loaderData;
  const before = useOutcomeOfPage();
  const outcome = useSharedOutcome(studentForms) ?? before;
  const isMember = student.state === 'joined' || student.state === 'waiting';
  const facts: [string, string][] = [
    [texts.number, student.number],
    [texts.cohort, cohort.name],
    [texts.semester, student.semester],
    [texts.email, student.email],
    [
      texts.state,
      student.joinedOn
        ? rosterStaffTexts.cohort.joined(student.joinedOn)
        : rosterStaffTexts.cohort.states[student.state],
    ],
  ];
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <h1 className="text-work break-words">{student.name}</h1>
      {outcome?.done === 'freed' && (
        <OutcomeBanner look="success" of={outcome}>
          {texts.done.freed}{' '}
          <TextLink to={paths.cohort(organisation.slug, cohort.$id)}>{cohort.name}</TextLink>
        </OutcomeBanner>
      )}
      {student.isObjected && <Banner>{texts.objected}</Banner>}
      <dl className="grid gap-1">
        {facts
          .filter(([, value]) => value)
          .map(([name, value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-soft">{name}:</dt>
              <dd className="min-w-0 break-words">{value}</dd>
            </div>
          ))}
      </dl>
      {isMember && <Shown shown={shown} />}
      {student.state === 'joined' && <p className="text-small text-soft">{texts.listed}</p>}
      {can.free && <Step intent="free" words={texts.free} how={texts.freeHow} yes={texts.freeYes} />}
      {can.remove && (
        <Step
          intent="remove"
          words={texts.remove}
          how={isMember ? texts.removeHow : texts.removeHowAlone}
          yes={texts.removeYes}
        />
      )}
    </div>
  );
}

function Shown({ shown }: { shown: Route.ComponentProps['loaderData']['shown'] }) {
  const { inTeam, applications, certificates } = shown;
  const isNothing = !inTeam && applications.length === 0 && certificates.length === 0;
  return (
    <section aria-labelledby="shown" className="grid gap-3">
      <h2 id="shown" className="text-heading">
        {texts.shown}
      </h2>
      {isNothing && <p className="text-soft">{texts.nothing}</p>}
      {inTeam && <p>{texts.inTeam}</p>}
      {applications.length > 0 && (
        <div>
          <h3 className="font-semibold">{texts.applications}</h3>
          <ul className="divide-y divide-line">
            {applications.map(({ title, stage }, at) => (
              <li key={`${title} ${String(at)}`} className="py-2 break-words">
                {title}: {labelOf(stageWords, stage)}
              </li>
            ))}
          </ul>
        </div>
      )}
      {certificates.length > 0 && (
        <div>
          <h3 className="font-semibold">{texts.certificates}</h3>
          <ul className="divide-y divide-line">
            {certificates.map(({ title, on }) => (
              <li key={`${title} ${on}`} className="py-2 break-words">
                {title}, {shortDay(on)}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

type StepProps = { intent: string; words: string; how: string; yes: string };

/** It ends a membership, so it takes two presses. */
function Step({ intent, words, how, yes }: StepProps) {
  const post = usePost([intent], { shared: studentForms });
  return (
    <div className="border-t border-line pt-4">
      <Unfold isWanted={post.fault !== null}>
        <summary className="min-h-11 py-2 font-semibold text-neel">{words}</summary>
        <p>{how}</p>
        <PostForm post={post} intent={intent} className="mt-4 grid justify-items-start gap-3">
          <PostFault post={post} />
          <Button type="submit" look="danger" busy={post.busyWith !== null}>
            {yes}
          </Button>
        </PostForm>
      </Unfold>
    </div>
  );
}
