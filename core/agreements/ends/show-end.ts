import type { EndBody } from '#contract/agreements/end-shapes.ts';
import { lateSubmissionDays } from '#rules/agreements/due-steps.ts';
import type { FactKind } from '#rules/agreements/facts.ts';
import { offersOf } from '#rules/agreements/offers.ts';
import { contestDays, isActive, laterBy } from '#rules/agreements/times.ts';
import { addDays } from '#rules/calendar/day.ts';
import { findStaff } from '../../administration/find-staff.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDateOrEmpty } from '../../ground/dates.ts';
import { databaseTime } from '../../ground/time.ts';
import type { Ledger } from '../find-in-force.ts';
import { findOpenDeadline, hasDeadlineBegun } from '../find-open-deadline.ts';
import { findOwnInForce } from '../find-own-in-force.ts';
import { findPartial } from '../find-partial.ts';
import { findEvidence } from '../milestones/find-evidence.ts';
import { previewEnd } from '../preview-end.ts';
import { presentHead } from './present-head.ts';

/**
 * How an agreement in force ends, or would end if notice were given now, as one of its sides reads it.
 * @throws Refusal `agreement_unknown`, `agreement_moved`
 */
export async function showEnd(
  core: Pick<Core, 'db' | 'adminEmails'>,
  member: Member,
  agreementId: string,
): Promise<EndBody> {
  const { row, ledger } = await findOwnInForce(core, member, agreementId);
  const { state } = ledger;
  const { terms } = state.document;
  const [evidence, time] = await Promise.all([findEvidence(core.db, agreementId), databaseTime(core)]);
  const at = new Date(time).toISOString();
  const said = (kind: FactKind) => {
    const words = evidence.get(entryOf(ledger, kind)?.sequence ?? 0)?.said;
    return { words: textOf(words?.words), reason: textOf(words?.reason) };
  };
  const offers = offersOf(state, row.side, at).whole;
  const contestUntil = await findContestEnd(core.db, agreementId, state, at);
  const mayState = offers.giveNotice && row.side === 'project' && terms.causes.length > 0;
  return {
    ...presentHead(row, ledger),
    noticeDays: terms.noticeDays,
    causes: terms.causes,
    preview: offers.giveNotice ? presentPreview(ledger, at) : null,
    notice: presentNotice(ledger, said('notice_given').words),
    cause: {
      stage: state.cause,
      contestUntil: isoDateOrEmpty(contestUntil),
      contestWords: said('cause_contested').words,
      rulingWords: said('cause_decided').reason,
    },
    underWay: isActive(state) ? [] : named(ledger, ['started', 'changes_asked']),
    can: {
      giveNotice: offers.giveNotice,
      stateCause: mayState && (await isRulerThere(core, agreementId)),
      contest: offers.contestCause && contestUntil !== null,
    },
  };
}

async function isRulerThere(core: Pick<Core, 'db' | 'adminEmails'>, id: string): Promise<boolean> {
  const [administrators, partial] = await Promise.all([
    findStaff(core.db, core, 'disputes'),
    findPartial(core.db, id),
  ]);
  return administrators.some((one) => !partial.includes(one));
}

/**
 * Until its deadline begins: the end by the rules, or the full time from now if that is later, since it will run at least
 * that long.
 */
async function findContestEnd(
  db: Core['db'],
  id: string,
  { cause, causeClaimedAt }: Ledger['state'],
  at: string,
): Promise<Date | null> {
  if (cause !== 'claimed' || causeClaimedAt === null) return null;
  const deadline = await findOpenDeadline(db, 'cause_contest', id);
  if (deadline) return deadline.due_at;
  if (await hasDeadlineBegun(db, 'cause_contest', id)) return null;
  const named = laterBy(causeClaimedAt, contestDays);
  return new Date(named > at ? named : laterBy(at, contestDays));
}

const textOf = (value: string | string[] | undefined) => (typeof value === 'string' ? value : '');

function entryOf({ entries }: Ledger, kind: FactKind) {
  return entries.findLast(({ fact }) => fact.kind === kind);
}

function named({ state }: Ledger, stages: readonly string[]) {
  return state.milestones
    .filter(({ stage }) => stages.includes(stage))
    .map(({ number, terms: { title } }) => ({ number, title }));
}

/** The parts that do not depend on which side gives notice. */
function presentPreview(ledger: Ledger, at: string): EndBody['preview'] {
  const preview = previewEnd(ledger.state, 'project', at);
  if (!preview) return null;
  const { endDay, submitUntil, due, good, bad } = preview;
  return {
    endDay,
    submitUntil,
    due,
    good,
    bad,
    cancelled: named(ledger, ['planned']),
    underWay: named(ledger, ['started', 'changes_asked']),
  };
}

function presentNotice(ledger: Ledger, words: string): EndBody['notice'] {
  const entry = entryOf(ledger, 'notice_given');
  if (entry?.fact.kind !== 'notice_given') return null;
  const { endDay, cause } = entry.fact;
  return {
    by: entry.side === 'contributor' ? 'contributor' : 'project',
    at: entry.at,
    endDay,
    submitUntil: addDays(endDay, lateSubmissionDays),
    cause: cause === null ? '' : (ledger.state.document.terms.causes[cause - 1] ?? ''),
    words,
  };
}
