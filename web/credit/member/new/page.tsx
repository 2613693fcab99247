import { creditPaths as paths } from '#contract/credit/rare-paths.ts';
import { creditTexts } from '#web/credit/texts/en/credit.ts';
import { claimStateTexts } from '#web/credit/texts/en/states.ts';
import { unlessLedOn } from '#web/forms/unless-led-on.ts';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { LineBoxes } from '../line-boxes.tsx';
import type { Route } from './+types/page';

const texts = creditTexts.new;

export { action, loader } from './answers.ts';
export const shouldRevalidate = unlessLedOn;
export const handle: PageHandle = {
  title: texts.title,
  up: { to: paths.credit, label: creditTexts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: paths.newClaim,
    noindex: true,
  });

type Loaded = Route.ComponentProps['loaderData'];

/** The project, then its work, with a reason at each piece that cannot be claimed. */
export default function NewClaim({ loaderData }: Route.ComponentProps) {
  const { cohorts, projects, project } = loaderData;
  const open = cohorts.filter(({ bar }) => bar === '');
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.what}</p>
      </div>
      {open.length === 0 && <Closed cohorts={cohorts} />}
      {open.length > 0 && projects.length === 0 && <p>{creditTexts.canNone}</p>}
      {open.length > 0 && projects.length > 1 && <ChooseProject projects={projects} project={project} />}
      {open.length > 0 && project && <Begin {...loaderData} project={project} />}
    </div>
  );
}

function Closed({ cohorts }: Pick<Loaded, 'cohorts'>) {
  if (cohorts.length === 0) return <p>{creditTexts.noCohort}</p>;
  return (
    <section aria-labelledby="closed">
      <h2 id="closed" className="text-heading">
        {texts.closed}
      </h2>
      <ul className="mt-1 grid gap-2 break-words">
        {cohorts.map(({ membershipId, organisation, bar }) => (
          <li key={membershipId}>{bar && claimStateTexts.cohortBars[bar](organisation.name)}</li>
        ))}
      </ul>
    </section>
  );
}

function ChooseProject({ projects, project }: Pick<Loaded, 'projects' | 'project'>) {
  return (
    <form method="get" className="grid gap-4">
      <SelectField key={project?.$id} name="project" label={texts.project} defaultValue={project?.$id}>
        {projects.map(({ $id, name }) => (
          <option key={$id} value={$id}>
            {name}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet" className="justify-self-start">
        {texts.show}
      </Button>
    </form>
  );
}

function Begin({
  cohorts,
  project,
  lines,
  hasHost,
  key: formKey,
}: Loaded & { project: NonNullable<Loaded['project']> }) {
  const post = usePost(['begin']);
  const open = cohorts.filter(({ bar }) => bar === '');
  const isOpen = lines.some(({ bar }) => bar === '');
  const [first] = open;
  return (
    <PostForm key={project.$id} post={post} intent="begin" className="grid gap-6">
      <input type="hidden" name="key" value={formKey} />
      <input type="hidden" name="project" value={project.$id} />
      {!post.isAtFault('lines') && <PostFault post={post} />}
      {isOpen && open.length > 1 ? (
        <SelectField {...post.field('membership', first?.membershipId)} label={texts.cohort}>
          {open.map(({ membershipId, organisation, cohort }) => (
            <option key={membershipId} value={membershipId}>
              {texts.cohortOf(organisation.name, cohort.name)}
            </option>
          ))}
        </SelectField>
      ) : (
        <>
          <input type="hidden" name="membership" value={first?.membershipId} />
          <p className="break-words">{first && texts.cohortOf(first.organisation.name, first.cohort.name)}</p>
        </>
      )}
      {open.map(
        ({ membershipId, rule }) =>
          rule && (
            <p key={membershipId} className="text-small text-soft">
              {creditTexts.rule(rule)}
            </p>
          ),
      )}
      {!hasHost && <p>{texts.noHost(project.name)}</p>}
      {!isOpen && <p>{texts.none}</p>}
      <LineBoxes
        post={post}
        legend={texts.work(project.name)}
        how={texts.workHow}
        lines={lines}
        chosen={[]}
      />
      {isOpen && (
        <Button type="submit" busy={post.busyWith !== null} className="justify-self-start">
          {post.busyWith ? texts.beginning : texts.begin}
        </Button>
      )}
    </PostForm>
  );
}
