import type { OwnVerification } from '#contract/verifications/calls.ts';
import { ownEvidenceAddress } from '#web/client/evidence.ts';
import { PostFault, PostForm } from '#web/forms/use-post.tsx';
import { Button } from '#web/ui/button.tsx';
import { useProject } from '#web/use-project.ts';
import { holdTexts, rejectionTexts } from '#web/verifications/texts/en/marks.ts';
import { verificationTexts as texts } from '#web/verifications/texts/en/verification.ts';
import { useKindPost } from './use-kind-post.ts';

/** Where a request or a mark stands, what was sent for it, and the way out. */
export function Standing({ one }: { one: OwnVerification }) {
  return (
    <section aria-labelledby={`standing-${one.$id}`} className="grid grid-cols-1 gap-4">
      <h2 id={`standing-${one.$id}`} className="text-heading">
        {texts.standing}
      </h2>
      <ul className="grid gap-1">
        {linesOf(one).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {(one.rejection || one.reason) && one.state !== 'submitted' && (
        <div className="border-s-4 border-line ps-4">
          <p className="text-small text-soft">{texts.reason}</p>
          {one.rejection && <p>{rejectionTexts[one.rejection]}</p>}
          {one.reason && <p className="break-words whitespace-pre-wrap">{one.reason}</p>}
        </div>
      )}
      <WhatWasSent one={one} />
      {one.can.withdraw && <Withdraw one={one} />}
    </section>
  );
}

function linesOf(one: OwnVerification): string[] {
  const held = one.heldFor.map((reason) => holdTexts[reason]);
  const evidence = one.isEvidenceDeleted ? texts.evidenceGone : texts.evidenceUntil;
  switch (one.state) {
    case 'submitted':
      return [
        texts.sentOn(one.appealedAt || one.submittedAt),
        ...(one.appealedAt ? [texts.appealWaits] : []),
        ...held,
        one.isLate ? texts.late(one.dueAt) : texts.dueBy(one.dueAt),
      ];
    case 'verified':
      return [
        texts.verified(one.decidedAt, one.expiresAt),
        one.can.renew ? texts.mayRenew : texts.renewFrom,
        evidence,
      ];
    case 'rejected':
      return [texts.rejected(one.decidedAt), evidence];
    case 'revoked':
      return [texts.revoked(one.endedAt)];
    default:
      return [texts.expired(one.endedAt)];
  }
}

function WhatWasSent({ one }: { one: OwnVerification }) {
  const project = useProject();
  const sent: [string, string][] = [
    [texts.fields.email, one.email],
    [texts.fields.website, one.website],
    [texts.fields.registryNumber, [one.registry, one.registryNumber].filter(Boolean).join(' ')],
    [texts.fields.links, one.links.join('\n')],
    [texts.fields.about, one.about],
    [texts.fields.appeal, one.appeal],
  ];
  const shown = sent.filter(([, value]) => value !== '');
  if (shown.length === 0 && !one.fileId) return null;
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-neel">{texts.sent}</summary>
      <dl className="mt-2 grid gap-3">
        {shown.map(([label, value]) => (
          <div key={label}>
            <dt className="text-small text-soft">{label}</dt>
            <dd className="break-words whitespace-pre-wrap">{value}</dd>
          </div>
        ))}
        {one.fileId && (
          <div>
            <dt className="text-small text-soft">{texts.fields.file}</dt>
            <dd>
              <a
                href={ownEvidenceAddress(one.fileId, project)}
                target="_blank"
                rel="noreferrer"
                className="text-link inline-flex min-h-11 items-center"
              >
                {texts.seeFile}
              </a>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}

function Withdraw({ one }: { one: OwnVerification }) {
  const post = useKindPost(['withdraw']);
  const isMark = one.state === 'verified';
  const label = isMark ? texts.giveUp : texts.withdraw;
  return (
    <details>
      <summary className="min-h-11 py-2 font-semibold text-neel">{label}</summary>
      <PostForm post={post} intent="withdraw" className="mt-2 grid justify-items-start gap-3">
        <PostFault post={post} />
        <input type="hidden" name="verificationId" value={one.$id} />
        <p>{isMark ? texts.giveUpWhy : texts.withdrawWhy}</p>
        <Button type="submit" look="danger" small busy={post.busyWith !== null}>
          {label}
        </Button>
      </PostForm>
    </details>
  );
}
