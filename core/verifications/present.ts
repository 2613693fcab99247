import type { OwnVerification } from '#contract/verifications/calls.ts';
import { verificationTimes } from '#contract/verifications/limits.ts';
import type { verificationRejections } from '#rules/lists/kinds.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import { mayAppeal, mayRenew, mayWithdraw } from './policy.ts';
import { listedOf, type ShownRow } from './row.ts';

const dayMs = 86_400_000;

export function presentOwn(row: ShownRow): OwnVerification {
  const canAppeal = mayAppeal(row);
  return {
    $id: row.id,
    ...presentProgress(row),
    ...presentEvidence(row),
    appealUntil: canAppeal ? isoDate(appealEnd(row)) : '',
    can: { askAgain: canAppeal, withdraw: mayWithdraw(row), renew: mayRenew(row) },
  };
}

export function appealEnd({ decided_at: at, now }: Pick<ShownRow, 'decided_at' | 'now'>): Date {
  return new Date((at ?? now).getTime() + verificationTimes.appealDays * dayMs);
}

export function presentProgress(row: ShownRow) {
  const isWaiting = row.state === 'submitted';
  return {
    ...listedOf(row),
    version: row.version,
    createdAt: isoDate(row.created_at),
    submittedAt: isoDateOrEmpty(row.submitted_at),
    dueAt: isWaiting ? isoDateOrEmpty(row.due_at) : '',
    isLate: isWaiting && row.due_at !== null && row.due_at <= row.now,
    decidedAt: isoDateOrEmpty(row.decided_at),
    rejection: row.rejection as '' | (typeof verificationRejections)[number],
    reason: row.reason,
    appeal: row.appeal,
    appealedAt: isoDateOrEmpty(row.appealed_at),
    expiresAt: isoDateOrEmpty(row.expires_at),
    endedAt: isoDateOrEmpty(row.ended_at),
  };
}

export function presentEvidence(row: ShownRow) {
  return {
    way: row.way,
    email: row.email,
    website: row.website,
    registry: row.registry,
    registryNumber: row.registry_number,
    links: row.links,
    about: row.about,
    fileId: row.has_file ? row.id : '',
    isEvidenceDeleted: row.evidence_deleted_at !== null,
  };
}
