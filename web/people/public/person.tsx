import { data, redirect } from 'react-router';
import { casePaths } from '#contract/cases/paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { findOfProfile } from '#core/mentors/find-of-profile.ts';
import { findPublicPerson } from '#core/people/find-public-person.ts';
import { coreContext } from '#web/entry.server.tsx';
import { roleLabels } from '#web/ground/texts/en/profile-values.ts';
import { personTexts as texts } from '#web/people/texts/en/people.ts';
import '../shown/people.css';
import { labelOf } from '#web/ground/texts/label.ts';
import { inLanguage } from '#web/languages/shown/in-language.ts';
import { MentorPart } from '#web/mentors/shown/mentor-part.tsx';
import { pageMeta } from '#web/seo.ts';
import { ShareButton } from '#web/stories/public/share-button.tsx';
import { ButtonLink, TextLink } from '#web/ui/button.tsx';
import { Kolam } from '#web/ui/kolam.tsx';
import { PersonView } from '../shown/person-view.tsx';
import type { Route } from './+types/person';

export async function loader({ context, params }: Route.LoaderArgs) {
  const core = context.get(coreContext);
  const person = await findPublicPerson(core, params.handle);
  if (person && person.handle !== params.handle) throw redirect(peoplePaths.person(person.handle), 302);
  if (!person) return data(null, { status: 404 });
  const foreign = inLanguage(`${person.headline} ${person.about}`, person.languages);
  const mentor = await findOfProfile(core, { handle: person.handle });
  return data({ ...person, foreign, mentor }, { status: 200 });
}

/** Our server keeps the page until it changes; proxies do not, because a member who hides their page must vanish at once. */
export const headers = () => ({ 'Cache-Control': 'public, max-age=0, s-maxage=0' });

export const meta: Route.MetaFunction = ({ matches, loaderData: person }) => {
  if (!person)
    return pageMeta(matches, {
      title: texts.missing.title,
      description: texts.missing.text,
      path: peoplePaths.people,
      noindex: true,
    });
  const { name, handle, headline, links, skills, languages } = person;
  const role = person.role && labelOf(roleLabels, person.role);
  const image = `/share/person/${handle}.png`;
  const description = texts.description(name, role, headline);
  return pageMeta(matches, {
    title: name,
    description,
    path: peoplePaths.person(handle),
    image,
    type: 'profile',
    structured: [
      {
        '@type': 'ProfilePage',
        url: peoplePaths.person(handle),
        mainEntity: {
          '@type': 'Person',
          '@id': `${peoplePaths.person(handle)}#person`,
          name,
          alternateName: handle,
          description,
          image,
          url: peoplePaths.person(handle),
          ...(role && { jobTitle: role }),
          ...(links.length > 0 && { sameAs: links }),
          ...(skills.length > 0 && { knowsAbout: skills }),
          ...(languages.length > 0 && { knowsLanguage: languages }),
        },
      },
    ],
  });
};

export default function Person({ loaderData: person }: Route.ComponentProps) {
  if (!person) return <Missing />;
  return (
    <>
      <div className="page-width py-10 lg:py-16">
        <PersonView
          person={person}
          foreign={person.foreign}
          actions={
            <>
              <ShareButton title={person.name} />
              <TextLink
                to={casePaths.report('person', person.id)}
                rel="nofollow"
                className="inline-flex min-h-11 items-center text-small"
              >
                {texts.report}
              </TextLink>
            </>
          }
        />
        <MentorPart mentor={person.mentor} />
      </div>
      <section aria-labelledby="begin" className="on-screen-only bg-sand">
        <div className="page-width flex flex-wrap items-center justify-between gap-6 py-12">
          <div>
            <h2 id="begin" className="text-heading">
              {texts.begin.title}
            </h2>
            <p className="mt-1 text-soft">{texts.begin.text}</p>
          </div>
          <ButtonLink to={signUpPaths.signup}>{texts.begin.link}</ButtonLink>
        </div>
      </section>
    </>
  );
}

/** The same page for a member who does not exist, is hidden, is shown only to members, or is a child. */
function Missing() {
  return (
    <section className="page-width flex flex-col items-start gap-6 py-20">
      <Kolam seed="loose-ends" radius={2} className="size-40 text-neel" />
      <h1 className="text-title">{texts.missing.title}</h1>
      <p className="max-w-text text-lead text-soft">{texts.missing.text}</p>
      <ButtonLink to={peoplePaths.findPeople}>{texts.missing.link}</ButtonLink>
    </section>
  );
}
