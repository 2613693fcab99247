import type { CaseBody } from '#contract/cases/calls.ts';
import { reportableOf } from '../ground/reportable.ts';
import type { ListedRow } from './case-rows.ts';
import { presentListed } from './present-listed.ts';

/** A case for staff whom it concerns: its number and its deadline. One of them may hide something urgent unseen. */
export function presentShut(
  row: ListedRow,
  stands: Pick<CaseBody, 'bar' | 'othersMay' | 'grievanceContact'>,
  mayHide: boolean,
): CaseBody {
  const listed = presentListed({ ...row, is_barred: true });
  return {
    ...listed,
    ...stands,
    version: row.version,
    state: row.state as CaseBody['state'],
    seal: '',
    path: '',
    sealed: [],
    isIntact: true,
    isAboutChild: false,
    pictures: [],
    around: [],
    people: [],
    reportList: [],
    days: 0,
    reason: '',
    appeal: '',
    answer: '',
    decidedAt: '',
    decidedBy: '',
    appealedAt: '',
    answeredAt: '',
    isLifted: false,
    isLone: false,
    looks: [],
    takenUntil: '',
    takenBy: '',
    secondWords: '',
    secondAskedAt: '',
    firstReason: '',
    firstDecidedBy: '',
    waiting: [],
    can: mayHide ? ['hide'] : [],
    taking: [],
  };
}

export function canHide(kind: string): boolean {
  return reportableOf(kind)?.measures.hide !== undefined;
}
