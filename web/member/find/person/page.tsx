import { blockTexts } from '#texts/blocks.ts';
import { writeTexts } from '#texts/message-forms.ts';
import { findPeopleTexts, personTexts as texts } from '#texts/people.ts';
import { memberPaths } from '../../../member-paths.ts';
import { paths } from '../../../paths.ts';
import '../../../people/people.css';
import { PersonView } from '../../../people/person-view.tsx';
import { ShareButton } from '../../../public/stories/share-button.tsx';
import { pageMeta } from '../../../seo.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import type { PageHandle } from '../../frame/frame.tsx';
import { Row, RowList } from '../../row.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: '',
  up: { to: paths.findPeople, label: findPeopleTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.person.name ?? texts.missing.title,
    description: loaderData?.person.headline ?? '',
    path: paths.findPerson(loaderData?.person.handle ?? ''),
    noindex: true,
  });

/** Somebody as this member may see them. */
export default function Person({ loaderData: { person, isOwn, projects } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PersonView
        person={person}
        actions={
          <>
            {isOwn && (
              <ButtonLink small look="quiet" to={paths.yourPage}>
                {texts.edit}
              </ButtonLink>
            )}
            {!isOwn && (
              <ButtonLink
                small
                to={memberPaths.writeTo(person.handle)}
                aria-label={writeTexts.title(person.name)}
              >
                {writeTexts.button}
              </ButtonLink>
            )}
            {person.isPublic && <ShareButton title={person.name} path={paths.person(person.handle)} />}
            {!isOwn && (
              <>
                <ButtonLink
                  small
                  look="plain"
                  to={paths.blockPerson(person.id)}
                  aria-label={blockTexts.blockNamed(person.name)}
                >
                  {blockTexts.block}
                </ButtonLink>
                <ButtonLink
                  small
                  look="plain"
                  to={paths.report('person', person.id)}
                  aria-label={texts.reportNamed(person.name)}
                >
                  {texts.report}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      {projects.length > 0 && (
        <section aria-labelledby="owned">
          <h2 id="owned" className="text-heading">
            {texts.owned}
          </h2>
          <RowList>
            {projects.map(({ slug, name, facts }) => (
              <Row key={slug} to={paths.findProject(slug)} title={name} facts={facts} />
            ))}
          </RowList>
        </section>
      )}
    </div>
  );
}
