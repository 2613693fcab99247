import { organisationPaths } from '#contract/organisations/paths.ts';
import { rareOrganisationPaths } from '#contract/organisations/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { useArrival } from '#web/forms/use-arrival.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { kindNames, roleNames } from '#web/organisations/texts/en/names.ts';
import { ownOrganisationsTexts as texts } from '#web/organisations/texts/en/own.ts';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: organisationPaths.ownOrganisations,
    noindex: true,
  });

/** The organisations for which the member acts. */
export default function OwnOrganisations({ loaderData }: Route.ComponentProps) {
  const { organisations, invitations } = loaderData;
  const arrival = useArrival();
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      {(arrival === 'deleted' || arrival === 'left') && <Banner look="success">{texts[arrival]}</Banner>}
      <h1 className="text-work">{texts.title}</h1>
      {invitations.length > 0 && (
        <section aria-labelledby="invited">
          <h2 id="invited" className="text-heading">
            {texts.invited}
          </h2>
          <RowList>
            {invitations.map(({ id, project, by }) => (
              <Row
                key={id}
                to={projectPaths.invitation(id)}
                title={texts.invitedTo(by, project)}
                state="turn"
              />
            ))}
          </RowList>
        </section>
      )}
      {organisations.length > 0 ? (
        <RowList className="mt-0">
          {organisations.map(({ slug, name, kind, roles, state, provenUntil }) => (
            <Row
              key={slug}
              to={organisationPaths.ownOrganisation(slug)}
              title={name}
              facts={[
                kindNames[kind],
                roles.map((role) => roleNames[role]).join(', '),
                provenUntil ? texts.until(provenUntil) : texts.noProof,
              ].join(' · ')}
              mark={<StateMark state={state} />}
            />
          ))}
        </RowList>
      ) : (
        <div>
          <p className="text-heading">{texts.empty}</p>
          <p className="mt-2 text-soft">{texts.emptyHow}</p>
        </div>
      )}
      <ButtonLink
        to={rareOrganisationPaths.newOrganisation}
        look={organisations.length > 0 ? 'quiet' : undefined}
        className="justify-self-start"
      >
        {texts.open}
      </ButtonLink>
    </div>
  );
}
