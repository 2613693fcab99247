import { innerAgreementPaths } from '#contract/agreements/inner-paths.ts';
import { cofounderTitlePaths } from '#contract/cofounder-titles/rare-paths.ts';
import { projectLimits } from '#contract/projects/limits.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { TeamBody } from '#contract/projects/team-calls.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { noteAt } from '#web/ground/member/note-at.ts';
import { RowList } from '#web/ground/member/row.tsx';
import { shortDay } from '#web/ground/texts/amounts.ts';
import { ReaderLanguage } from '#web/languages/shown/reader-language.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { workspaceTexts } from '#web/projects/texts/en/projects.ts';
import { teamTexts as texts } from '#web/projects/texts/en/teams.ts';
import { pageMeta } from '#web/seo.ts';
import { Button, TextLink } from '#web/ui/button.tsx';
import { CountedField } from '#web/ui/counted-field.tsx';
import { TextField } from '#web/ui/field.tsx';
import { OutcomeBanner } from '#web/ui/outcome-banner.tsx';
import { ProjectHead } from '../project-head.tsx';
import type { Route } from './+types/page';
import { Seat } from './seat.tsx';

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ slug = '' }) => projectPaths.ownProject(slug), label: workspaceTexts.overview },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.pageTitle}: ${loaderData?.project.name ?? ''}`,
    description: texts.description,
    path: projectPaths.ownProjects,
    noindex: true,
  });

/** Who is in the team, who is invited, and what one can do about either. */
export default function Team({ loaderData: { project, team } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <ProjectHead project={project} />
      {team.asked && <Question asked={team.asked} />}
      <section aria-labelledby="people">
        <h2 id="people" className="text-heading">
          {texts.pageTitle}
        </h2>
        <RowList>
          {team.team.map((seat) => (
            <Seat key={seat.id} seat={seat} mayLeave={project.role === 'owner'} />
          ))}
        </RowList>
      </section>
      <TextLink
        to={cofounderTitlePaths.titles(project.slug)}
        className="inline-flex min-h-11 items-center justify-self-start"
      >
        {texts.cofounders}
      </TextLink>
      {project.role === 'owner' && project.state === 'published' && (
        <p className="flex flex-wrap gap-x-6">
          <TextLink
            to={innerAgreementPaths.newAgreement(project.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.agree}
          </TextLink>
          <TextLink
            to={innerAgreementPaths.projectPool(project.slug)}
            className="inline-flex min-h-11 items-center"
          >
            {texts.pool}
          </TextLink>
        </p>
      )}
      {team.can.invite && <Invite key={team.invitations[0]?.id ?? ''} />}
      {team.invitations.length > 0 && <Sent invitations={team.invitations} />}
      <Leave />
    </div>
  );
}

function Question({ asked }: { asked: 'hand_over' | 'succession' }) {
  const post = usePost(['yes', 'no']);
  return (
    <PostForm post={post} className="grid gap-4 rounded-card border border-line bg-raised p-5">
      <p className="font-semibold">{texts.questions[asked]}</p>
      <PostFault post={post} />
      <div className="flex flex-wrap gap-3">
        <IntentButton post={post} intent="yes">
          {texts.yes}
        </IntentButton>
        <IntentButton post={post} intent="no" look="quiet">
          {texts.no}
        </IntentButton>
      </div>
    </PostForm>
  );
}

/** Begins empty again once an invitation has left. */
function Invite() {
  const post = usePost(['invite']);
  return (
    <section aria-labelledby="invite" className="grid gap-4">
      <h2 id="invite" className="text-heading">
        {texts.invite}
      </h2>
      {post.outcome?.done && (
        <OutcomeBanner look="success" of={post.outcome}>
          {texts.done.invited}
        </OutcomeBanner>
      )}
      <PostFault post={post} />
      <PostForm post={post} intent="invite" className="grid gap-5">
        <TextField
          {...post.field('invitee')}
          label={texts.to}
          hint={texts.toHint}
          error={noteAt(post.fault, 'invitee')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <CountedField
          {...post.field('inviteTitle')}
          label={texts.inviteTitle}
          most={projectLimits.title}
          error={noteAt(post.fault, 'title')}
          optional
          autoComplete="off"
        />
        <ReaderLanguage />
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {texts.send}
        </Button>
      </PostForm>
    </section>
  );
}

function Sent({ invitations }: { invitations: TeamBody['invitations'] }) {
  return (
    <section aria-labelledby="sent">
      <h2 id="sent" className="text-heading">
        {texts.sent}
      </h2>
      <RowList>
        {invitations.map((one) => (
          <SentRow key={one.id} invitation={one} />
        ))}
      </RowList>
    </section>
  );
}

function SentRow({ invitation }: { invitation: TeamBody['invitations'][number] }) {
  const post = usePost(['withdraw']);
  const { id, invitee, state, sentAt, title } = invitation;
  return (
    <li className="flex flex-wrap items-center justify-between gap-3 py-3">
      <div className="min-w-0">
        <p className="font-semibold break-all">{invitee}</p>
        <p className="text-small text-soft">
          {[texts.states[state], shortDay(sentAt), title].filter(Boolean).join(' · ')}
        </p>
      </div>
      {state === 'open' && (
        <PostForm post={post} intent="withdraw">
          <input type="hidden" name="invitationId" value={id} />
          <Button type="submit" small look="plain" busy={post.busyWith !== null}>
            {texts.withdraw}
          </Button>
        </PostForm>
      )}
    </li>
  );
}

function Leave() {
  const post = usePost(['leave']);
  return (
    <PostForm post={post} intent="leave" className="grid justify-items-start gap-2">
      <PostFault post={post} />
      <Button type="submit" look="quiet" busy={post.busyWith !== null}>
        {texts.leave}
      </Button>
      <p className="text-small text-soft">{texts.leaveWhy}</p>
    </PostForm>
  );
}
