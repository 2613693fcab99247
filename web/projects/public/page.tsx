import { Form } from 'react-router';
import { getProjects } from '#contract/projects/calls.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { projectStages } from '#rules/lists/kinds.ts';
import { sectorNames } from '#rules/lists/sectors.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { anywhere, kolamWords } from '#web/projects/texts/en/projects.ts';
import { publicProjectsTexts as texts } from '#web/projects/texts/en/public-projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import { pageMeta } from '#web/seo.ts';
import { askForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { ListPage } from '#web/site/public/list-page.tsx';
import { Button, TextLink } from '#web/ui/button.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { SelectField } from '#web/ui/field.tsx';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { Link } from '#web/ui/link.tsx';
import { type MarkedProject, withLanguage } from '../shown/marked.ts';
import { ProjectGlyph } from '../shown/project-glyph.tsx';
import type { Route } from './+types/page';

export async function loader({ context, url }: Route.LoaderArgs) {
  const chosen = (name: string, values: readonly string[]) =>
    values.find((value) => value === url.searchParams.get(name)) ?? '';
  const wanted = { stage: chosen('stage', projectStages), sector: chosen('sector', sectorNames) };
  const after = url.searchParams.get('after') ?? '';
  const listed = await askForAll(context, getProjects, {
    stage: wanted.stage as '',
    sector: wanted.sector,
    after,
  }).catch(() => askForAll(context, getProjects, { stage: wanted.stage as '', sector: wanted.sector }));
  return { ...listed, projects: listed.projects.map(withLanguage), wanted, after };
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: projectPaths.projects,
    image: '/share/projects.png',
  });

/** All that is public, the newest first. */
export default function Projects({ loaderData }: Route.ComponentProps) {
  const { projects, next, wanted, after } = loaderData;
  const isFiltered = wanted.stage !== '' || wanted.sector !== '';
  return (
    <ListPage
      headline={texts.headline}
      intro={texts.intro}
      end={{ title: texts.startTitle, text: texts.startText, act: texts.start, to: projectPaths.newProject }}
    >
      <div className="page-width grid gap-8 py-12 lg:py-16">
        <h2 id="all" className="sr-only">
          {texts.all}
        </h2>
        <Filters key={`${wanted.stage} ${wanted.sector}`} wanted={wanted} />
        {projects.length === 0 ? (
          <EmptyState>
            <p>{isFiltered ? texts.empty : texts.emptyAll}</p>
            {isFiltered && (
              <p className="mt-3">
                <TextLink to={projectPaths.projects}>{texts.drop}</TextLink>
              </p>
            )}
          </EmptyState>
        ) : (
          <ul className="grid gap-x-12 border-t border-line lg:grid-cols-2">
            {projects.map((project) => (
              <li key={project.slug} className="border-b border-line">
                <ProjectTile project={project} />
              </li>
            ))}
          </ul>
        )}
        <p className="flex flex-wrap gap-x-6">
          {after !== '' && (
            <TextLink to={addressOf(wanted, '')} className="inline-flex min-h-11 items-center">
              {texts.first}
            </TextLink>
          )}
          {next !== '' && (
            <TextLink to={addressOf(wanted, next)} className="inline-flex min-h-11 items-center">
              {texts.more}
            </TextLink>
          )}
        </p>
      </div>
    </ListPage>
  );
}

type Wanted = { stage: string; sector: string };

function addressOf({ stage, sector }: Wanted, after: string): string {
  const search = new URLSearchParams(
    Object.entries({ stage, sector, after }).filter(([, value]) => value !== ''),
  );
  return search.size > 0 ? `${projectPaths.projects}?${search}` : projectPaths.projects;
}

/** A plain form, so that each choice has an address that can be shared. */
function Filters({ wanted }: { wanted: Wanted }) {
  return (
    <Form method="get" action={projectPaths.projects} className="flex flex-wrap items-end gap-3">
      <SelectField
        label={texts.stage}
        name="stage"
        defaultValue={wanted.stage}
        className="min-w-44 max-sm:grow"
      >
        <option value="">{texts.anyStage}</option>
        {projectStages.map((stage) => (
          <option key={stage} value={stage}>
            {stageLabels[stage]}
          </option>
        ))}
      </SelectField>
      <SelectField
        label={texts.sector}
        name="sector"
        defaultValue={wanted.sector}
        className="min-w-44 max-sm:grow"
      >
        <option value="">{texts.anySector}</option>
        {sectorNames.map((sector) => (
          <option key={sector} value={sector}>
            {sectorLabels[sector]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" look="quiet">
        {texts.filter}
      </Button>
    </Form>
  );
}

/** One project as one link. */
function ProjectTile({ project }: { project: MarkedProject }) {
  const { slug, name, line, stage, sectors, place, kolam, cover, foreign } = project;
  return (
    <Link
      to={projectPaths.project(slug)}
      prefetch="intent"
      className="group grid grid-cols-[5rem_minmax(0,1fr)] items-start gap-4 py-5 sm:grid-cols-[7rem_minmax(0,1fr)] sm:gap-6"
    >
      <ProjectGlyph
        seed={slug}
        grown={kolam}
        cover={cover}
        className="aspect-square h-auto w-full"
        kolamClass="rounded-card p-2"
      />
      <span className="min-w-0">
        <span
          lang={foreign?.lang}
          className="block text-heading text-balance break-words hyphens-auto group-hover:text-neel"
        >
          {name}
        </span>
        <span lang={foreign?.lang} className="mt-1 line-clamp-3 break-words">
          {line}
        </span>
        <LanguageMark foreign={foreign} />
        <span className="mt-2 block text-small text-soft">
          {[labelOf(stageLabels, stage), labelOf(sectorLabels, sectors[0] ?? ''), place || anywhere]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span className="block text-small text-soft">{kolamWords(kolam)}</span>
      </span>
    </Link>
  );
}
