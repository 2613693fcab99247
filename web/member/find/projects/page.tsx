import type { ProjectFilter } from '#contract/projects/filters.ts';
import { findProjectsTexts as texts } from '#texts/find-projects.ts';
import { sectorLabels, stageLabels } from '#texts/project-values.ts';
import { anywhere, kolamWords } from '#texts/projects.ts';
import { paths } from '../../../paths.ts';
import { labelOf } from '../../../texts/label.ts';
import '../../../people/people.css';
import { ProjectGlyph } from '../../../projects/project-glyph.tsx';
import { pageMeta } from '../../../seo.ts';
import { TextLink } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { Row, RowList } from '../../row.tsx';
import { FoundList } from '../found-list.tsx';
import { filtersUsed, searchOf } from '../list-address.ts';
import { oneGroup } from '../search-form.tsx';
import type { Route } from './+types/page';
import { FilterFields } from './filter-fields.tsx';
import type { ProjectFilters } from './filters.ts';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: paths.findProjects,
    noindex: true,
  });

/** The published projects. Everything that is asked for stands in the address. */
export default function FindProjects({ loaderData }: Route.ComponentProps) {
  const { filters, after, projects, total, next } = loaderData;
  const isFiltered = filtersUsed(filters).length > 0;
  return (
    <FoundList
      path={paths.findProjects}
      filters={filters}
      texts={texts}
      groups={oneGroup(filters, texts, (held) => <FilterFields filters={held} />)}
      say={(filter) => chosenText(filter, filters)}
      after={after}
      next={next}
    >
      {projects.length === 0 ? (
        <Nothing {...loaderData} isFiltered={isFiltered} />
      ) : (
        <>
          <p role="status" className="text-soft">
            {isFiltered ? texts.found(total) : texts.all(total)}
          </p>
          <RowList className="mt-0">
            {projects.map(({ slug, name, line, stage, sectors, place, kolam, cover }) => (
              <Row
                key={slug}
                to={paths.findProject(slug)}
                title={name}
                facts={
                  <>
                    <span className="line-clamp-2 text-ink">{line}</span>
                    {[
                      labelOf(stageLabels, stage),
                      labelOf(sectorLabels, sectors[0] ?? ''),
                      place || anywhere,
                      kolamWords(kolam),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </>
                }
                glyph={
                  <ProjectGlyph
                    seed={slug}
                    grown={kolam}
                    cover={cover}
                    className="size-11"
                    kolamClass="project-glyph"
                  />
                }
              />
            ))}
          </RowList>
        </>
      )}
    </FoundList>
  );
}

type Loaded = Route.ComponentProps['loaderData'];

function Nothing({ filters, drop, isFiltered }: Loaded & { isFiltered: boolean }) {
  const link = 'inline-flex min-h-11 items-center';
  return (
    <EmptyState>
      <p role="status">{isFiltered ? texts.none : texts.noneYet}</p>
      <p className="mt-2">
        {drop ? (
          <TextLink to={{ search: searchOf(filters, { except: drop.filter }) }} className={link}>
            {texts.without(chosenText(drop.filter, filters), drop.total)}
          </TextLink>
        ) : (
          <TextLink to={isFiltered ? paths.findProjects : paths.newProject} className={link}>
            {isFiltered ? texts.clear : texts.start}
          </TextLink>
        )}
      </p>
    </EmptyState>
  );
}

/** A filter in words. */
function chosenText(filter: ProjectFilter, filters: ProjectFilters): string {
  const value = filters[filter];
  if (filter === 'stage') return labelOf(stageLabels, value);
  if (filter === 'sector') return labelOf(sectorLabels, value);
  return filter === 'search' ? texts.typed(value) : value;
}
