import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { NotificationKind } from '#contract/collected.ts';
import type { FactKind, Side } from '#rules/agreements/facts.ts';

type Notified = { kind: NotificationKind; to: AgreementParty | 'other side' | 'both' };
type ToNone = { none: string };
type EntryNotification =
  | (Notified & {
      /** The same for a settlement that both sides have agreed instead of a ruling. */
      agreed?: Notified | ToNone;
      /** No one is notified if time alone brings the entry. */
      isQuietByTime?: boolean;
    })
  | ToNone;

const byTime = { none: 'It happens by time alone; the page of the agreement shows it.' };
const ofEntry = { kind: 'agreement_entry', to: 'other side' } as const;

/**
 * Who is notified of each kind of entry, or why no one is. Both sides are notified of entries that the product writes by
 * itself.
 */
export const entryNotifications: Record<FactKind, EntryNotification> = {
  started: { kind: 'milestone_started', to: 'project' },
  submitted: { kind: 'milestone_submitted', to: 'project' },
  changes_asked: { kind: 'milestone_changes_asked', to: 'contributor' },
  accepted: { kind: 'milestone_accepted', to: 'other side' },
  milestone_cancelled: { kind: 'milestone_cancelled', to: 'other side' },
  milestone_dropped: { kind: 'milestone_dropped', to: 'other side' },
  payment_sent: ofEntry,
  payment_confirmed: ofEntry,
  reversed: ofEntry,
  paid_back: ofEntry,
  paid_back_confirmed: ofEntry,
  closed_open: ofEntry,
  vested: byTime,
  units_returned: ofEntry,
  dispute_opened: { kind: 'dispute_opened', to: 'other side' },
  evidence_given: { kind: 'dispute_evidence', to: 'other side' },
  ruled: { kind: 'dispute_ruled', to: 'both', agreed: { kind: 'dispute_agreed', to: 'other side' } },
  settlement_proposed: { kind: 'dispute_proposed', to: 'other side' },
  // Without an answer it lapses quietly.
  settlement_closed: { kind: 'dispute_declined', to: 'other side', isQuietByTime: true },
  dispute_withdrawn: { kind: 'dispute_withdrawn', to: 'other side' },
  appealed: { kind: 'dispute_appealed', to: 'other side' },
  ruling_final: {
    kind: 'dispute_final',
    to: 'both',
    agreed: { none: 'Both sides are notified of their settlement, which is final at once.' },
  },
  notice_given: ofEntry,
  cause_contested: ofEntry,
  cause_decided: { kind: 'agreement_entry', to: 'both' },
  ended: { kind: 'agreement_entry', to: 'both' },
  completed: byTime,
  settled: { kind: 'agreement_entry', to: 'both' },
  amended: { none: 'The end of the amendment’s negotiation has a notification of its own.' },
  conversion_stated: ofEntry,
  conversion_confirmed: ofEntry,
  units_given_up: ofEntry,
  fallback_due: { kind: 'agreement_entry', to: 'both' },
};

/** The sides that are notified of an entry by this side. */
export function notifiedSides(
  { to, isQuietByTime }: Exclude<EntryNotification, ToNone>,
  side: Side,
): readonly AgreementParty[] {
  if (isQuietByTime && side === 'product') return [];
  if (to === 'project' || to === 'contributor') return [to];
  if (to === 'both' || (side !== 'project' && side !== 'contributor')) return ['project', 'contributor'];
  return [side === 'project' ? 'contributor' : 'project'];
}
