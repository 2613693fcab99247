import { innerNomineePaths } from '#contract/nominees/inner-paths.ts';
import { nomineePaths } from '#contract/nominees/rare-paths.ts';
import { NarrowPage } from '#web/ground/member/narrow-page.tsx';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { moment } from '#web/ground/texts/amounts.ts';
import { actTexts as texts } from '#web/nominees/texts/en/nominees.ts';
import { pageMeta } from '#web/seo.ts';
import { TextLink } from '#web/ui/button.tsx';
import { VisitOver } from '../visit-over.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.visitTitle,
    description: texts.description,
    path: nomineePaths.act,
    noindex: true,
  });

/** The members who have named the address of this person. */
export default function ActVisit({ loaderData: { visit, visitId, secret } }: Route.ComponentProps) {
  if (!visit) return <VisitOver />;
  return (
    <NarrowPage title={texts.visitTitle} seed="rights">
      {visit.members.length === 0 ? (
        <div className="grid justify-items-start gap-2">
          <p className="break-words">{texts.none(visit.email)}</p>
          <p className="text-soft">{texts.noneHint}</p>
          <TextLink to={nomineePaths.act} className="inline-flex min-h-11 items-center">
            {texts.again}
          </TextLink>
        </div>
      ) : (
        <RowList className="mt-0">
          {visit.members.map(({ $id, memberName, request }) => (
            <Row
              key={$id}
              to={innerNomineePaths.member(visitId, secret, $id)}
              title={texts.one(memberName)}
              facts={request ? texts.states[request.state] : texts.notAsked}
            />
          ))}
        </RowList>
      )}
      <p className="mt-6 text-small text-soft">{texts.until(moment(visit.until))}</p>
    </NarrowPage>
  );
}
