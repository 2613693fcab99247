import { findLanguage } from '#contract/lists/interface-languages.ts';
import type { ProjectFilter } from '#contract/projects/filters.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { labelOf } from '#web/ground/texts/label.ts';
import { findProjectsTexts as texts } from '#web/projects/texts/en/find-projects.ts';
import { anywhere, kolamWords } from '#web/projects/texts/en/projects.ts';
import { sectorLabels, stageLabels } from '#web/projects/texts/en/values.ts';
import '#web/people/shown/people.css';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { FoundList } from '#web/search/member/found-list.tsx';
import { filtersUsed } from '#web/search/member/list-address.ts';
import { NothingFound } from '#web/search/member/nothing-found.tsx';
import { saves } from '#web/search/member/save-action.ts';
import { SaveSearch } from '#web/search/member/save-search.tsx';
import { oneGroup } from '#web/search/member/search-form.tsx';
import { pageMeta } from '#web/seo.ts';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { ProjectGlyph } from '../../shown/project-glyph.tsx';
import type { Route } from './+types/page';
import { FilterFields } from './filter-fields.tsx';
import type { ProjectFilters } from './filters.ts';

export { loader } from './answers.ts';
export const action = saves('projects');
export const handle: PageHandle = { title: texts.pageTitle };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.pageTitle,
    description: texts.description,
    path: projectPaths.findProjects,
    noindex: true,
  });

/** The published projects. Everything that is asked for stands in the address. */
export default function FindProjects({ loaderData }: Route.ComponentProps) {
  const { filters, after, projects, total, next, drop } = loaderData;
  const used = filtersUsed(filters);
  const isFiltered = used.length > 0;
  return (
    <FoundList
      tabs={loaderData.tabs}
      path={projectPaths.findProjects}
      filters={filters}
      texts={texts}
      groups={oneGroup(filters, texts, (held) => <FilterFields filters={held} />)}
      say={(filter) => chosenText(filter, filters)}
      after={after}
      next={next}
    >
      {projects.length === 0 ? (
        <NothingFound
          filters={filters}
          drop={drop}
          without={(filter, count) => texts.without(chosenText(filter, filters), count)}
          way={drop ? null : isFiltered ? all : start}
        >
          {isFiltered ? texts.none : texts.noneYet}
        </NothingFound>
      ) : (
        <>
          <p role="status" className="text-soft">
            {isFiltered ? texts.found(total) : texts.all(total)}
          </p>
          {!isFiltered && <p className="text-small text-soft">{texts.toSave}</p>}
          <RowList className="mt-0">
            {projects.map(({ slug, name, line, stage, sectors, place, kolam, cover, foreign }) => (
              <Row
                key={slug}
                to={projectPaths.findProject(slug)}
                title={<span lang={foreign?.lang}>{name}</span>}
                facts={
                  <>
                    <span lang={foreign?.lang} className="line-clamp-2 text-ink">
                      {line}
                    </span>
                    <LanguageMark foreign={foreign} />
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
      {isFiltered && <SaveSearch fields={used.map((name) => [name, filters[name]] as const)} />}
    </FoundList>
  );
}

const all = { to: projectPaths.findProjects, words: texts.clear };
const start = { to: projectPaths.newProject, words: texts.start };

/** A filter in words. */
function chosenText(filter: ProjectFilter, filters: ProjectFilters): string {
  const value = filters[filter];
  if (filter === 'stage') return labelOf(stageLabels, value);
  if (filter === 'sector') return labelOf(sectorLabels, value);
  if (filter === 'textIn') return findLanguage(value)?.name ?? value;
  return filter === 'search' ? texts.typed(value) : value;
}
