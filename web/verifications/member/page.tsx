import { profilePaths } from '#contract/profiles/paths.ts';
import type { OwnVerification } from '#contract/verifications/calls.ts';
import { verificationPaths } from '#contract/verifications/paths.ts';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { Row, RowList, RowMark } from '#web/ground/member/row.tsx';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { layoutTexts } from '#web/layout/texts/en/layout.ts';
import { pageMeta } from '#web/seo.ts';
import { Badge } from '#web/ui/card.tsx';
import { kindTexts } from '#web/verifications/texts/en/marks.ts';
import { stateMark, verificationTexts as texts } from '#web/verifications/texts/en/verification.ts';
import type { Route } from './+types/page';
import { standingOf } from './newest.ts';

export { loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.title,
  up: { to: profilePaths.you, label: layoutTexts.you },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.title,
    description: texts.description,
    path: verificationPaths.verification,
    noindex: true,
  });

/** The verifications of the member by kind, and the state of each. */
export default function Verification({ loaderData: { verifications } }: Route.ComponentProps) {
  return (
    <div className="grid grid-cols-1 max-w-text gap-6">
      <h1 className="text-work">{texts.title}</h1>
      <p>{texts.intro}</p>
      <RowList className="mt-0">
        {verificationKinds.map((kind) => {
          const { inForce, last } = standingOf(verifications, kind);
          const isTurn = last?.state === 'started';
          return (
            <Row
              key={kind}
              to={verificationPaths.verificationOf(kind)}
              title={kindTexts[kind].name}
              facts={kindTexts[kind].about}
              mark={isTurn ? <RowMark state="turn" /> : <StateMark one={inForce ?? last} />}
            />
          );
        })}
      </RowList>
      <p className="text-small text-soft">{texts.kept}</p>
    </div>
  );
}

const looks: Partial<Record<OwnVerification['state'], 'neel' | 'patta' | 'sindoor'>> = {
  submitted: 'neel',
  verified: 'patta',
  rejected: 'sindoor',
  revoked: 'sindoor',
};

function StateMark({ one }: { one: OwnVerification | undefined }) {
  if (!one) return null;
  const look = looks[one.state];
  const words = stateMark(one);
  return look ? (
    <Badge look={look} className="shrink-0 self-center">
      {words}
    </Badge>
  ) : (
    <span className="shrink-0 self-center text-small text-soft">{words}</span>
  );
}
