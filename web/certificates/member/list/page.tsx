import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import { profilePaths } from '#contract/profiles/paths.ts';
import { certificateTexts as texts } from '#web/certificates/texts/en/certificates.ts';
import { Row, RowList } from '#web/ground/member/row.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';

export { loader } from './answers.ts';
export const handle: PageHandle = { title: texts.title, up: { to: profilePaths.you, label: texts.you } };

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: certificatePaths.ownCertificates,
    noindex: true,
  });

/** The member's certificates. */
export default function Certificates({ loaderData: { certificates } }: Route.ComponentProps) {
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      <div>
        <h1 className="text-work">{texts.title}</h1>
        <p className="mt-2 text-soft">{texts.what}</p>
      </div>
      {certificates.length === 0 ? (
        <EmptyState>{texts.none}</EmptyState>
      ) : (
        <RowList>
          {certificates.map(({ number, kind, organisation, role, day: of, state }) => (
            <Row
              key={number}
              to={certificatePaths.ownCertificate(number)}
              title={texts.titles[kind](organisation)}
              facts={role ? `${role} · ${day(of)}` : day(of)}
              mark={<StateMark state={state} />}
            />
          ))}
        </RowList>
      )}
    </div>
  );
}
