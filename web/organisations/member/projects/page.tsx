import { organisationPaths } from '#contract/organisations/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { itsProjectsTexts as texts } from '#web/organisations/texts/en/affiliations.ts';
import { publicOrganisationTexts } from '#web/organisations/texts/en/public.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { Affiliations } from '../affiliations.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.pageTitle,
  up: { to: ({ slug = '' }) => organisationPaths.ownOrganisation(slug), label: texts.up },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: `${texts.pageTitle}: ${loaderData?.organisation.name ?? ''}`,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** The projects that are of an organisation, and those that ask or are asked. */
export default function ItsProjects({ loaderData: { organisation, said } }: Route.ComponentProps) {
  const { name, state } = organisation;
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <h1 className="text-work text-balance break-words hyphens-auto">{name}</h1>
      {state === 'paused' && <Banner look="note">{publicOrganisationTexts.paused}</Banner>}
      <Affiliations
        body={said}
        texts={texts}
        mayAsk={state === 'active'}
        pathOf={projectPaths.project}
        findAt={projectPaths.projects}
      />
    </div>
  );
}
