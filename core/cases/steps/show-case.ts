import type { CaseBody } from '#contract/cases/calls.ts';
import type { Concern } from '#contract/cases/report-limits.ts';
import type { Member } from '../../ground/actor.ts';
import type { Core } from '../../ground/core.ts';
import { isoDate, isoDateOrEmpty } from '../../ground/dates.ts';
import type { Tx } from '../../ground/events.ts';
import { Refusal } from '../../ground/refusal.ts';
import { reportableOf } from '../../ground/reportable.ts';
import { caseRows, isSecondAsked } from '../case-rows.ts';
import { findLooks } from '../find-looks.ts';
import { fittingOutcomes, takesDays } from '../fitting-outcomes.ts';
import { isShut } from '../policy.ts';
import { presentListed } from '../present-listed.ts';
import { canHide, presentShut } from '../present-shut.ts';
import { isIntact, readSealed } from '../seal.ts';
import { barOf } from './find-parties.ts';
import { findWaiting } from './longer-suspensions.ts';

/**
 * The whole case as this administrator sees it. One whom it concerns sees its number and deadline alone.
 * @throws Refusal `case_not_found`
 */
export async function showCase(tx: Tx, core: Core, administrator: Member, caseId: string): Promise<CaseBody> {
  const row = await caseRows(tx).where('one.id', '=', caseId).executeTakeFirst();
  if (!row) throw new Refusal('case_not_found');
  const { bar, othersMay, isLone } = await barOf(tx, core, administrator, row);
  const stands = {
    bar,
    othersMay,
    grievanceContact: core.grievanceOfficer?.email ?? core.contactAddress ?? '',
  };
  if (isShut(bar)) return presentShut(row, stands, isLone && canHide(row.thing_kind));
  const { parts, path } = readSealed(row.sealed);
  const pictures = await findPictures(tx, caseId);
  const around = (await reportableOf(row.thing_kind)?.around?.(tx, row.thing_id)) ?? [];
  const reports = await findReports(tx, caseId);
  const mayDecide = bar === '' && (row.state === 'open' || isSecondAsked(row));
  const can = mayDecide ? fittingOutcomes(row.thing_kind) : [];
  return {
    ...presentListed(row),
    version: row.version,
    state: row.state as CaseBody['state'],
    seal: row.seal,
    path,
    sealed: parts,
    isIntact: isIntact(row),
    isAboutChild: row.is_about_child,
    pictures: pictures.filter((one) => one.report_id === null).map(({ id }) => id),
    around: around.map(({ id, author, text, sentAt }) => ({
      $id: id,
      by: author,
      text,
      at: sentAt,
      isReported: id === row.thing_id,
    })),
    people: await findPeople(tx, caseId),
    reportList: reports.map((one) => ({
      $id: one.id,
      by: one.name ?? one.email,
      concern: one.concern as Concern,
      words: one.words,
      reportedAt: isoDate(one.reported_at),
      pictures: pictures.filter(({ report_id: reportId }) => reportId === one.id).map(({ id }) => id),
    })),
    days: row.days ?? 0,
    reason: row.reason,
    appeal: row.appeal,
    answer: row.answer,
    decidedAt: isoDateOrEmpty(row.decided_at),
    decidedBy: await nameOfAdministrator(tx, row.decided_by),
    appealedAt: isoDateOrEmpty(row.appealed_at),
    answeredAt: isoDateOrEmpty(row.answered_at),
    isLifted: row.is_lifted,
    looks: row.state === 'decided' ? await findLooks(tx, caseId) : [],
    ...stands,
    isLone: row.is_lone,
    takenUntil: bar === 'taken' ? isoDateOrEmpty(row.taken_until) : '',
    takenBy: bar === 'taken' ? await nameOfAdministrator(tx, row.taken_by) : '',
    secondWords: row.second_words,
    secondAskedAt: isoDateOrEmpty(row.second_asked_at),
    firstReason: row.first_reason,
    firstDecidedBy: await nameOfAdministrator(tx, row.first_decided_by),
    waiting: row.state === 'open' ? [] : await findWaiting(tx, row),
    can,
    taking: can.filter((one) => takesDays(row.thing_kind, one)),
  };
}

function findPictures(tx: Tx, caseId: string) {
  return tx
    .selectFrom('case_pictures')
    .select(['id', 'report_id'])
    .where('case_id', '=', caseId)
    .orderBy('created_at')
    .execute();
}

const mostReports = 100;

function findReports(tx: Tx, caseId: string) {
  return tx
    .selectFrom('case_reports as report')
    .leftJoin('accounts', 'accounts.id', 'report.reporter_id')
    .select(['report.id', 'report.email', 'report.concern', 'report.words', 'report.reported_at'])
    .select('accounts.name')
    .where('case_id', '=', caseId)
    .orderBy('reported_at')
    .orderBy('report.id')
    .limit(mostReports)
    .execute();
}

async function findPeople(tx: Tx, caseId: string): Promise<CaseBody['people']> {
  const rows = await tx
    .selectFrom('case_people')
    .innerJoin('accounts', 'accounts.id', 'case_people.account_id')
    .select(['accounts.id', 'accounts.name'])
    .where('case_id', '=', caseId)
    .where('is_judged', '=', true)
    .orderBy('accounts.id')
    .execute();
  return rows.map(({ id, name }) => ({ $id: id, name }));
}

async function nameOfAdministrator(tx: Tx, id: string | null): Promise<string> {
  if (id === null) return '';
  const found = await tx.selectFrom('accounts').select('name').where('id', '=', id).executeTakeFirst();
  return found?.name ?? '';
}
