import { data } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { organisationPaths } from '#contract/organisations/paths.ts';
import { getOrganisation } from '#contract/organisations/public-calls.ts';
import type { PublicOrganisation } from '#contract/organisations/public-shapes.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { Refusal } from '#core/ground/refusal.ts';
import { Portrait } from '#web/avatars/member/portrait.tsx';
import { partsOfOrganisation } from '#web/elsewhere.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { findOrganisationsTexts } from '#web/organisations/texts/en/find.ts';
import { kindNames } from '#web/organisations/texts/en/names.ts';
import { publicOrganisationTexts as texts } from '#web/organisations/texts/en/public.ts';
import { pageContext } from '#web/page-context.ts';
import { Marks } from '#web/people/shown/marks.tsx';
import { ProjectGlyph } from '#web/projects/shown/project-glyph.tsx';
import { ProjectPicture } from '#web/projects/shown/project-picture.tsx';
import { FoundPart } from '#web/search/member/found-part.tsx';
import { pageMeta } from '#web/seo.ts';
import { askForAll, visitForAll } from '#web/site/public/ask-for-all.ts';
import { keptForAll } from '#web/site/public/kept-for-all.ts';
import { Banner } from '#web/ui/banner.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';
import { LanguageMark } from '#web/ui/language-mark.tsx';
import { LinkedText } from '#web/ui/linked-text.tsx';
import { langOf } from '#web/ui/name-runs.ts';
import { PersonName } from '#web/ui/person-name.tsx';
import { organisationPictureAddress } from '../shown/picture-address.ts';
import { shownWebsite } from '../shown/website.ts';
import type { Route } from './+types/organisation';
import { structuredOf } from './structured.ts';

export async function loader({ context, params: { slug } }: Route.LoaderArgs) {
  try {
    const organisation = await askForAll(context, getOrganisation, { organisationSlug: slug });
    const visit = visitForAll(context);
    const parts = await Promise.all(partsOfOrganisation.map((part) => part(visit, slug)));
    const { projectId } = context.get(pageContext);
    const { picture } = organisation;
    const image = picture ? organisationPictureAddress(picture.id, 'large', projectId) : '';
    // Made here, so that the scripts of the page do without it.
    const structured = [structuredOf(organisation, image)];
    const foreign = inLanguage(organisation.about);
    return data({ ...organisation, foreign, parts: parts.filter((part) => part !== null), structured }, 200);
  } catch (error) {
    const isMissing =
      error instanceof Refusal && ['organisation_unknown', 'general_argument_invalid'].includes(error.code);
    if (isMissing) return data(null, 404);
    throw error;
  }
}

export const headers = keptForAll;

export const meta: Route.MetaFunction = ({ matches, loaderData: one }) => {
  if (!one)
    return pageMeta(matches, {
      title: texts.missing.title,
      description: findOrganisationsTexts.description,
      path: organisationPaths.organisations,
      noindex: true,
    });
  return pageMeta(matches, {
    title: one.name,
    description: one.about.split('\n')[0]?.slice(0, 200) || findOrganisationsTexts.description,
    path: organisationPaths.organisation(one.slug),
    image: `/share/organisation/${one.slug}.png`,
    under: { name: findOrganisationsTexts.title, path: organisationPaths.organisations },
    structured: one.structured,
  });
};

/** An organisation as everyone sees it. */
export default function Organisation({ loaderData: one }: Route.ComponentProps) {
  if (!one) return <Missing />;
  return (
    <article>
      <Head one={one} />
      <div className="page-width grid gap-x-20 gap-y-12 py-12 lg:grid-cols-[minmax(0,40rem)_20rem] lg:justify-between lg:py-20">
        <div className="grid content-start gap-10">
          {one.isPaused && <Banner look="note">{texts.paused}</Banner>}
          {one.about && (
            <section aria-labelledby="about">
              <h2 id="about" className="text-heading">
                {texts.about}
              </h2>
              <LanguageMark foreign={one.foreign} />
              <LinkedText text={one.about} className="mt-3 text-lead" />
            </section>
          )}
          {one.parts.map((part) => (
            <FoundPart key={part.title} part={part} />
          ))}
          <Projects one={one} />
        </div>
        <div className="grid content-start gap-8">
          <Staff one={one} />
          <dl className="grid gap-4 border-t border-line pt-6">
            <div>
              <dt className="font-semibold">{texts.registered}</dt>
              <dd className="text-soft break-words">
                {texts.register({ registry: one.registry, number: one.registryNumber })}
              </dd>
            </div>
            <div>
              <dt className="font-semibold">{texts.website}</dt>
              <dd>
                <a
                  href={one.website}
                  rel="nofollow ugc noopener"
                  className="text-link inline-flex min-h-11 items-center break-all"
                >
                  {shownWebsite(one.website)}
                </a>
              </dd>
            </div>
          </dl>
          <p>
            <TextLink
              to={casePaths.report('organisation', one.slug)}
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

function Head({ one: { slug, name, kind, city, picture } }: { one: PublicOrganisation }) {
  return (
    <header className="bg-step text-on-step on-step">
      <div className="page-width grid items-center gap-x-14 gap-y-8 py-8 sm:py-14 lg:grid-cols-[7fr_5fr] lg:py-16">
        <div className="min-w-0">
          <TextLink
            to={organisationPaths.organisations}
            className="inline-flex min-h-11 items-center text-on-step!"
          >
            {findOrganisationsTexts.title}
          </TextLink>
          <h1 className="mt-5 text-title text-balance break-words hyphens-auto">{name}</h1>
          <p className="mt-6 font-semibold">{kindNames[kind]}</p>
          {city && <p className="text-step-soft">{city}</p>}
        </div>
        <div className="justify-self-center">
          {picture ? (
            <ProjectPicture
              picture={picture}
              alt={texts.unsaidPicture(name)}
              addressAt={organisationPictureAddress}
              sizes="(min-width: 64rem) 27rem, 90vw"
              className="h-auto max-h-96 w-full rounded-card object-cover"
              isFirst
            />
          ) : (
            <Kolam seed={slug} radius={3} className="size-48 sm:size-64" dotClass="fill-genda" />
          )}
        </div>
      </div>
    </header>
  );
}

function Projects({ one: { projects, otherProjects } }: { one: PublicOrganisation }) {
  return (
    <section aria-labelledby="projects">
      <h2 id="projects" className="text-heading">
        {texts.projects}
      </h2>
      <p className="mt-1 text-soft">{projects.length === 0 ? texts.noProjects : texts.projectsHow}</p>
      {projects.length > 0 && (
        <RowList>
          {projects.map(({ slug, name, line, kolam, cover }) => (
            <Row
              key={slug}
              to={projectPaths.project(slug)}
              title={name}
              facts={<span className="line-clamp-2">{line}</span>}
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
      )}
      {otherProjects > 0 && <p className="mt-3 text-soft">{texts.otherProjects(otherProjects)}</p>}
    </section>
  );
}

function Staff({ one: { staff, otherStaff } }: { one: PublicOrganisation }) {
  return (
    <section aria-labelledby="staff">
      <h2 id="staff" className="text-heading">
        {texts.staff}
      </h2>
      <ul className="mt-3 grid gap-4">
        {staff.map(({ id, avatarId, name, headline, handle, verified }) => (
          <li key={id} className="flex items-center gap-3">
            <Portrait id={id} avatarId={avatarId} className="size-11 shrink-0" />
            <div className="min-w-0">
              <TextLink
                to={peoplePaths.person(handle)}
                className="inline-flex min-h-11 items-center font-semibold"
              >
                <PersonName name={name} />
              </TextLink>
              {headline && (
                <p lang={langOf(headline)} className="text-small text-soft break-words">
                  {headline}
                </p>
              )}
              <Marks kinds={verified} />
            </div>
          </li>
        ))}
      </ul>
      {otherStaff > 0 && (
        <p className="mt-3 text-soft">
          {staff.length > 0 ? texts.others(otherStaff) : texts.noneShown(otherStaff)}
        </p>
      )}
    </section>
  );
}

function Missing() {
  return (
    <section className="page-width flex flex-col items-start gap-6 py-20">
      <Kolam seed="loose-ends" radius={2} className="size-40 text-neel" />
      <h1 className="text-title">{texts.missing.title}</h1>
      <p className="max-w-text text-lead text-soft">{texts.missing.text}</p>
      <ButtonLink to={organisationPaths.organisations}>{texts.missing.link}</ButtonLink>
    </section>
  );
}
