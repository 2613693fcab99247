import { accountDeskPaths } from '#contract/accounts/desk-paths.ts';
import type { DeskProjectBody } from '#contract/projects/desk-calls.ts';
import { projectDeskPaths } from '#contract/projects/desk-paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { PostFault, usePost } from '#web/forms/use-post.tsx';
import { DeskLink } from '#web/layout/desk/desk-link.tsx';
import { deskMeta } from '#web/layout/desk/meta.ts';
import { unlessClosed } from '#web/layout/desk/over-line.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { deskTexts } from '#web/layout/texts/en/desk.ts';
import { projectDeskTexts as texts } from '#web/projects/texts/en/desk.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Badge } from '#web/ui/card.tsx';
import { Link } from '#web/ui/link.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { SaidList } from '../../member/said.tsx';
import { steps } from '../../member/steps.ts';
import type { Route } from './+types/page';
import { Decision } from './decision.tsx';
import { RemovalHistory } from './removal.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessClosed;
export const handle: PageHandle = {
  title: texts.one,
  up: { to: projectDeskPaths.deskProjects, label: texts.back },
};
export const meta: Route.MetaFunction = ({ loaderData }) =>
  deskMeta(loaderData?.project.said.name || texts.one);

/** One project: its text, its team, and next to them the decision. */
export default function DeskProject({ loaderData: { project } }: Route.ComponentProps) {
  const { state, said, slug, removal, bar } = project;
  const post = usePost(['remove', 'back', 'keep']);
  const done = post.outcome?.done as keyof typeof texts.done | undefined;
  return (
    <article className="grid grid-cols-1 gap-6">
      {done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done[done]}
        </OutcomeBanner>
      )}
      {!post.isAtFault('reason') && <PostFault post={post} />}
      <div className="grid grid-cols-1 gap-2">
        <p>
          <Badge look={state === 'removed' ? 'sindoor' : 'neel'}>
            {removal?.isLate ? deskTexts.isLate : texts.states[state]}
          </Badge>
        </p>
        <h1 className="text-work break-words">{said.name}</h1>
        {removal?.dueAt && <p>{texts.due(removal.dueAt)}</p>}
        {state === 'published' && (
          <Link to={projectPaths.project(slug)} className="text-link inline-flex min-h-11 items-center">
            {texts.publicPage}
          </Link>
        )}
      </div>
      <div className="grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid grid-cols-1 gap-8">
          {removal && <RemovalHistory removal={removal} />}
          <SaidList said={said} of={[...steps.basics, ...steps.story, ...steps.facts]} />
        </div>
        <div className="grid grid-cols-1 gap-8">
          {bar === '' ? (
            <Decision key={state} post={post} project={project} />
          ) : (
            <Banner look="note">{texts.bars[bar]}</Banner>
          )}
          {bar !== '' && post.fault && post.answer?.typed?.reason && (
            <section aria-labelledby="typed">
              <h2 id="typed" className="text-heading">
                {texts.typed}
              </h2>
              <p className="mt-1 break-words whitespace-pre-wrap">{post.answer.typed.reason}</p>
            </section>
          )}
          <Team team={project.team} />
        </div>
      </div>
    </article>
  );
}

function Team({ team }: Pick<DeskProjectBody, 'team'>) {
  return (
    <section aria-labelledby="team">
      <h2 id="team" className="text-heading">
        {texts.team}
      </h2>
      {team.length === 0 && <p className="mt-2 text-soft">{texts.noTeam}</p>}
      <ul className="mt-2">
        {team.map(({ $id, name, isOwner }) => (
          <li key={$id} className="flex flex-wrap items-center gap-x-2">
            <DeskLink to={accountDeskPaths.account($id)} right="accounts">
              <PersonName name={name} />
            </DeskLink>
            <span className="text-small text-soft">{isOwner ? texts.owner : texts.member}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
