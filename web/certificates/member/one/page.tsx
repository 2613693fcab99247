import { getCertificateBadge, getCertificatePrint } from '#contract/certificates/calls.ts';
import { certificatePaths } from '#contract/certificates/rare-paths.ts';
import type { CertificateBody } from '#contract/certificates/shapes.ts';
import { ledgerPaths } from '#contract/ledger/paths.ts';
import { certificateWords as words } from '#web/certificates/texts/en/certificate-words.ts';
import { certificateTexts as texts } from '#web/certificates/texts/en/certificates.ts';
import { addressOf } from '#web/client/api.ts';
import { IntentButton } from '#web/forms/intent-button.tsx';
import { PostFault, PostForm, usePost } from '#web/forms/use-post.tsx';
import { day } from '#web/ground/texts/amounts.ts';
import type { PageHandle } from '#web/layout/member/layout.tsx';
import { pageMeta } from '#web/seo.ts';
import { Banner } from '#web/ui/banner.tsx';
import { PersonName } from '#web/ui/person-name.tsx';
import { useProject } from '#web/use-project.ts';
import { StateMark } from '../state-mark.tsx';
import type { Route } from './+types/page';

export { action, loader } from './answers.ts';
export const handle: PageHandle = {
  title: texts.one,
  up: { to: certificatePaths.ownCertificates, label: texts.title },
};

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: texts.one,
    description: texts.description,
    path: certificatePaths.ownCertificates,
    noindex: true,
  });

/** A certificate as its holder sees it, who alone declines or shares it. */
export default function OwnCertificate({ loaderData: { certificate: one } }: Route.ComponentProps) {
  const post = usePost(['decline']);
  const done = texts.done[post.outcome?.done ?? ''];
  return (
    <div className="grid max-w-[44rem] grid-cols-1 gap-6">
      {done && <Banner look="success">{done}</Banner>}
      <StateMark state={one.state} />
      <div className="grid gap-2 rounded-card border border-line bg-raised p-5">
        <h1 className="text-work break-words">{words.title(one.kind, one.organisation)}</h1>
        <PersonName name={texts.name(one.name)} className="block font-semibold" />
        <ul className="grid gap-1 break-words">
          {words.lines(one).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <p className="text-small text-soft">{words.number(one.number)}</p>
        <p className="text-small text-soft">{words.proves}</p>
      </div>
      <Ended one={one} />
      {one.can.fetch && <Fetch one={one} />}
      {one.can.decline && (
        <details>
          <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.decline}</summary>
          <p className="mb-3">{texts.declineHow}</p>
          <PostForm post={post}>
            <PostFault post={post} />
            <IntentButton post={post} intent="decline" look="quiet">
              {post.busyWith === 'decline' ? texts.busy : texts.declineYes}
            </IntentButton>
          </PostForm>
        </details>
      )}
    </div>
  );
}

type OneProps = { one: CertificateBody };

function Ended({ one }: OneProps) {
  if (one.state === 'issued') return null;
  if (one.state === 'declined') return <p>{texts.declined(day(one.endedAt))}</p>;
  return (
    <Banner look="note">
      {texts.withdrawn(day(one.endedAt))} {one.cause && texts.causes[one.cause]}{' '}
      {one.reason && texts.reason(one.reason)}
    </Banner>
  );
}

function Fetch({ one: { number: certificateNumber, fragment, can } }: OneProps) {
  const project = useProject();
  const address = `${ledgerPaths.verify}#${fragment}`;
  return (
    <div className="grid gap-4">
      <p>
        <a
          className="text-link inline-flex min-h-11 items-center font-semibold"
          href={addressOf(getCertificatePrint, { certificateNumber }, project)}
        >
          {texts.print}
        </a>
        <span className="block text-small text-soft">{texts.printHow}</span>
      </p>
      {can.export && (
        <>
          <p>
            <a
              className="text-link inline-flex min-h-11 items-center font-semibold"
              href={addressOf(getCertificateBadge, { certificateNumber }, project)}
            >
              {texts.badge}
            </a>
            <span className="block text-small text-soft">{texts.badgeHow}</span>
          </p>
          <details>
            <summary className="min-h-11 cursor-pointer py-2.5 font-semibold">{texts.share}</summary>
            <p>{texts.shareHow}</p>
            <a className="text-link inline-flex min-h-11 items-center" href={address}>
              {texts.open}
            </a>
          </details>
        </>
      )}
    </div>
  );
}
