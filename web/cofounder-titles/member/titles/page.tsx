import type { CofounderTitlesBody } from '#contract/cofounder-titles/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { titleTexts as texts } from '#web/cofounder-titles/texts/en/titles.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { type Post, PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { ReportLink } from '#web/mentoring/member/session/report-link.tsx';
import { ProjectHead } from '#web/projects/member/project-head.tsx';
import { teamTexts } from '#web/projects/texts/en/teams.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: ({ slug = '' }) => projectPaths.projectTeam(slug), label: teamTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** Who of the team is a co-founder, and which titles wait for answers. */
export default function CofounderTitles({ loaderData: { project, team } }: Route.ComponentProps) {
  const post = usePost(['propose', 'yes', 'no', 'takeOff']);
  const done = texts.done[post.outcome?.done ?? ''];
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <ProjectHead project={project} />
      <h2 className="text-heading">{texts.title}</h2>
      {done && <Banner look="success">{done}</Banner>}
      <PostFault post={post} />
      <p>{texts.what}</p>
      <p className="text-small text-soft">{texts.free}</p>
      <RowList>
        {team.map((one) => (
          <Seat key={one.id} one={one} post={post} slug={project.slug} />
        ))}
      </RowList>
    </div>
  );
}

type SeatProps = { one: CofounderTitlesBody['team'][number]; post: Post; slug: string };

function Seat({ one, post, slug }: SeatProps) {
  const { id, isSelf, cofounderOn, asked, can } = one;
  const name = one.name || texts.unnamed;
  return (
    <li className="grid grid-cols-1 gap-2 py-3">
      <PersonName name={name} className="block font-semibold" />
      {isSelf && <p className="text-small text-soft">{texts.self}</p>}
      {cofounderOn && <p className="text-soft">{texts.since(cofounderOn)}</p>}
      {asked && <p>{texts.asked(asked.accepted, asked.needed)}</p>}
      {asked?.isOwnTurn && asked.dueAt && <p>{texts.until(asked.dueAt)}</p>}
      <PostForm post={post} className="flex flex-wrap gap-3">
        <input type="hidden" name="person" value={id} />
        {asked?.isOwnTurn && (
          <>
            <IntentButton post={post} intent="yes">
              {texts.yes}
            </IntentButton>
            <IntentButton post={post} intent="no" look="quiet">
              {texts.no}
            </IntentButton>
          </>
        )}
        {can.propose && (
          <IntentButton post={post} intent="propose" look="quiet" aria-label={texts.proposeNamed(name)}>
            {texts.propose}
          </IntentButton>
        )}
        {can.takeOff && (
          <IntentButton post={post} intent="takeOff" look="quiet">
            {texts.takeOff}
          </IntentButton>
        )}
      </PostForm>
      {can.report && (
        <ReportLink kind="cofounder_title" id={`${slug}.${id}`}>
          {texts.report}
        </ReportLink>
      )}
    </li>
  );
}
