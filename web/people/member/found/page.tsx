import { blockPaths } from '#contract/blocks/rare-paths.ts';
import { casePaths } from '#contract/cases/paths.ts';
import { innerConversationPaths } from '#contract/conversations/inner-paths.ts';
import { peoplePaths } from '#contract/people/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { blockTexts } from '#web/blocks/texts/en/blocks.ts';
import { writeTexts } from '#web/conversations/texts/en/message-forms.ts';
import { findPeopleTexts, personTexts as texts } from '#web/people/texts/en/people.ts';
import '../../shown/people.css';
import { Row, RowList } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { FoundPart } from '#web/search/member/found-part.tsx';
import { pageMeta } from '#web/seo.ts';
import { ShareButton } from '#web/stories/public/share-button.tsx';
import { ButtonLink } from '#web/ui/button.tsx';
import { PersonView } from '../../shown/person-view.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: '',
  up: { to: peoplePaths.findPeople, label: findPeopleTexts.pageTitle },
};

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, {
    title: loaderData?.person.name ?? texts.missing.title,
    description: loaderData?.person.headline ?? '',
    path: peoplePaths.findPerson(loaderData?.person.handle ?? ''),
    noindex: true,
  });

/** A member's page as this member may see it. */
export default function Person({
  loaderData: { person, foreign, isOwn, parts, projects },
}: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 gap-8">
      <PersonView
        person={person}
        foreign={foreign}
        actions={
          <>
            {isOwn && (
              <ButtonLink small look="quiet" to={peoplePaths.yourPage}>
                {texts.edit}
              </ButtonLink>
            )}
            {!isOwn && (
              <ButtonLink
                small
                to={innerConversationPaths.writeTo(person.handle)}
                aria-label={writeTexts.title(person.name)}
              >
                {writeTexts.button}
              </ButtonLink>
            )}
            {person.isPublic && <ShareButton title={person.name} path={peoplePaths.person(person.handle)} />}
            {!isOwn && (
              <>
                <ButtonLink
                  small
                  look="plain"
                  to={blockPaths.blockPerson(person.id)}
                  aria-label={blockTexts.blockNamed(person.name)}
                >
                  {blockTexts.block}
                </ButtonLink>
                <ButtonLink
                  small
                  look="plain"
                  to={casePaths.report('person', person.id)}
                  aria-label={texts.reportNamed(person.name)}
                >
                  {texts.report}
                </ButtonLink>
              </>
            )}
          </>
        }
      />
      {parts.map((part) => (
        <FoundPart key={part.title} part={part} />
      ))}
      {projects.length > 0 && (
        <section aria-labelledby="owned">
          <h2 id="owned" className="text-heading">
            {texts.owned}
          </h2>
          <RowList>
            {projects.map(({ slug, name, facts }) => (
              <Row key={slug} to={projectPaths.findProject(slug)} title={name} facts={facts} />
            ))}
          </RowList>
        </section>
      )}
    </div>
  );
}
