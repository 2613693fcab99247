import { data } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { feedPaths } from '#contract/feeds/rare-paths.ts';
import { listProjectOpportunities } from '#contract/opportunities/calls.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { getProject } from '#contract/projects/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { ProjectBody } from '#contract/projects/shapes.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { organisationsOfProject } from '#web/elsewhere.ts';
import { alternates } from '#web/feeds/shown/alternates.ts';
import { feedTexts } from '#web/feeds/texts/en/feeds.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { publicOpportunityTexts } from '#web/opportunities/texts/en/public-opportunities.ts';
import { kindLabels } from '#web/opportunities/texts/en/values.ts';
import { pictureTexts } from '#web/projects/texts/en/pictures.ts';
import { anywhere, kolamWords } from '#web/projects/texts/en/projects.ts';
import { publicProjectsTexts, publicProjectTexts as texts } from '#web/projects/texts/en/public-projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { pageMeta } from '#web/seo.ts';
import { askForAll, visitForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { ShareButton } from '#web/stories/public/share-button.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';
import { type Foreign, LanguageMark } from '#web/ui/language-mark.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { ProjectKolam } from '#web/ui/project-kolam.tsx';
import { withLanguage } from '../shown/marked.ts';
import { ProjectPicture } from '../shown/project-picture.tsx';
import type { Route } from './+types/project';
import { Team } from './team.tsx';
import { Updates } from './updates.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  try {
    const [project, { opportunities }] = await Promise.all([
      askForAll(context, getProject, { projectSlug: params.slug }),
      askForAll(context, listProjectOpportunities, { projectSlug: params.slug }),
    ]);
    const visit = visitForAll(context);
    const parts = await Promise.all(organisationsOfProject.map((part) => part(visit, project.slug)));
    // Made here, so that the scripts of the page do without them.
    const feeds = alternates(feedTexts.titleOf(project.name), (form) =>
      feedPaths.ofProject(project.slug, form),
    );
    const open = opportunities.map((one) => ({ ...one, kind: labelOf(kindLabels, one.kind) }));
    return data(
      {
        ...withLanguage(project),
        opportunities: open,
        feeds,
        organisations: parts.filter((part) => part !== null),
      },
      200,
    );
  } catch (error) {
    const isMissing =
      error instanceof Refusal && ['project_unknown', 'general_argument_invalid'].includes(error.code);
    if (isMissing) return data(null, 404);
    throw error;
  }
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData: project }) => {
  if (!project)
    return pageMeta(matches, {
      title: texts.missing.title,
      description: publicProjectsTexts.description,
      path: projectPaths.projects,
      noindex: true,
    });
  const page = pageMeta(matches, {
    title: project.name,
    description: project.line,
    path: projectPaths.project(project.slug),
    image: `/share/project/${project.slug}.png`,
    structured: [
      {
        '@type': 'Project',
        name: project.name,
        description: project.line,
        url: projectPaths.project(project.slug),
        ...(project.website && { sameAs: project.website }),
        foundingDate: project.publishedAt.slice(0, 10),
        keywords: project.sectors.map((sector) => labelOf(sectorLabels, sector)).join(', '),
      },
    ],
  });
  return [...page, ...project.feeds];
};

/** A project as everybody sees it. */
export default function Project({ loaderData: project }: Route.ComponentProps) {
  if (!project) return <Missing />;
  return (
    <article>
      <Head project={project} />
      <div className="page-width grid gap-x-20 gap-y-12 py-12 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between lg:py-20">
        <div className="grid content-start gap-10">
          {(['problem', 'today', 'next'] as const).map((part) => (
            <section key={part} aria-labelledby={part}>
              <h2 id={part} className="text-heading">
                {texts[part]}
              </h2>
              <LinkedText text={project[part]} declared={project.language} className="mt-3 text-lead" />
            </section>
          ))}
          <Updates updates={project.updates} declared={project.language} />
        </div>
        <div className="grid content-start gap-8">
          <Team team={project.team} others={project.others} pathOf={peoplePaths.person} />
          <section aria-labelledby="open">
            <h2 id="open" className="text-heading">
              {texts.open}
            </h2>
            {project.opportunities.length === 0 && <p className="mt-2 text-soft">{texts.noneOpen}</p>}
            <ul className="mt-2 grid gap-3">
              {project.opportunities.map((one) => (
                <li key={one.id}>
                  <TextLink to={opportunityPaths.opportunity(one.slug)} className="font-semibold break-words">
                    {one.title}
                  </TextLink>
                  <span className="block text-small text-soft">{one.kind}</span>
                </li>
              ))}
            </ul>
          </section>
          <dl className="grid gap-4 border-t border-line pt-6">
            {project.organisations.map(({ title, said, links }) => (
              <div key={title}>
                <dt className="font-semibold">{title}</dt>
                <dd className="text-small text-soft">{said}</dd>
                {links.map(({ to, label }) => (
                  <dd key={to}>
                    <TextLink to={to} className="inline-flex min-h-11 items-center break-words">
                      {label}
                    </TextLink>
                  </dd>
                ))}
              </div>
            ))}
            {(project.isOfOrganisation || project.organisations.length === 0) && (
              <Mark {...texts.organisation[project.isOfOrganisation ? 'yes' : 'no']} />
            )}
            {project.figures ? (
              <Mark term={publicOpportunityTexts.figures(project.figures)} text={texts.figuresOver} />
            ) : (
              <Mark term={texts.figures} text={texts.figuresHow} />
            )}
            {project.paysLate && <Mark {...publicOpportunityTexts.paysLate} />}
          </dl>
          {project.website && (
            <p className="border-t border-line pt-6">
              <a
                href={project.website}
                rel="nofollow ugc noopener"
                className="text-link inline-flex min-h-11 items-center break-all"
              >
                {project.website.replace(/^https?:\/\/(www\.)?|\/$/g, '')}
              </a>
            </p>
          )}
          <p>
            <TextLink
              to={casePaths.report('project', project.slug)}
              rel="nofollow"
              className="inline-flex min-h-11 items-center text-small"
            >
              {texts.report}
            </TextLink>
          </p>
        </div>
      </div>
    </article>
  );
}

function Head({ project }: { project: ProjectBody & { foreign: Foreign } }) {
  const { slug, name, line, stage, sectors, place, kolam, cover, foreign } = project;
  return (
    <header className="bg-step text-on-step on-step">
      <div className="page-width grid items-center gap-x-14 gap-y-8 py-8 sm:py-14 lg:grid-cols-[7fr_5fr] lg:py-16">
        <div className="min-w-0">
          <TextLink to={projectPaths.projects} className="text-on-step!">
            {publicProjectsTexts.title}
          </TextLink>
          <div lang={foreign?.lang}>
            <h1 className="mt-5 text-title text-balance break-words hyphens-auto">{name}</h1>
            <p className="mt-4 text-lead break-words text-step-soft">{line}</p>
          </div>
          <LanguageMark foreign={foreign} />
          <p className="mt-6 font-semibold">
            {[labelOf(stageLabels, stage), place || anywhere].filter(Boolean).join(' · ')}
          </p>
          <p className="text-step-soft">
            {sectors.map((sector) => labelOf(sectorLabels, sector)).join(' · ')}
          </p>
          <div className="mt-7 flex flex-wrap items-center gap-3">
            <ButtonLink look="bright" prefetch="none" to={projectPaths.findProject(slug)}>
              {texts.follow}
            </ButtonLink>
            <ShareButton title={name} />
          </div>
        </div>
        <figure className="justify-self-center">
          {cover ? (
            <ProjectPicture
              picture={cover}
              alt={pictureTexts.unsaidCover(name)}
              sizes="(min-width: 64rem) 27rem, 90vw"
              className="h-auto max-h-96 w-full rounded-card object-cover"
              isFirst
            />
          ) : (
            <ProjectKolam seed={slug} grown={kolam} on="step" className="size-56 sm:size-80" />
          )}
          <figcaption className="mt-2 text-center text-small text-step-soft">{kolamWords(kolam)}</figcaption>
        </figure>
      </div>
    </header>
  );
}

function Mark({ term, text }: { term: string; text: string }) {
  return (
    <div>
      <dt className="font-semibold">{term}</dt>
      <dd className="text-small text-soft">{text}</dd>
    </div>
  );
}

function Missing() {
  return (
    <section className="page-width flex flex-col items-start gap-6 py-20">
      <Kolam seed="loose-ends" radius={2} className="size-40 text-neel" />
      <h1 className="text-title">{texts.missing.title}</h1>
      <p className="max-w-text text-lead text-soft">{texts.missing.text}</p>
      <ButtonLink to={projectPaths.projects}>{texts.missing.link}</ButtonLink>
    </section>
  );
}
