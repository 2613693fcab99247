import { sql } from 'kysely';
import type { ReviewReason } from '#contract/opportunities/limits.ts';
import type {
  ListedOpportunity,
  OpportunityBody,
  OpportunityRowBody,
  OpportunitySaid,
} from '#contract/opportunities/shapes.ts';
import type { Db } from '#db/connect.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { OwnRow } from './find-own.ts';
import { lacksOf } from './fitness.ts';
import { leftToSubmit } from './left-to-submit.ts';
import * as policy from './policy.ts';
import { districtNameOf } from './read-said.ts';
import {
  confirmedOf,
  type ListedColumns,
  type ListedProjectColumns,
  type OpportunityRow,
  type Said,
} from './row.ts';

export function presentSaid(said: Said): OpportunitySaid {
  return { ...said, place: districtNameOf(said.place) };
}

export type ReviewRow = {
  id: string;
  about: string;
  reasons: string[];
  findings: unknown;
  asked_by: string | null;
  asked_at: Date;
  due_at: Date | null;
  is_late: boolean;
};

/** The review for which an opportunity waits. */
export function findReview(db: Db, opportunityId: string): Promise<ReviewRow | undefined> {
  return db
    .selectFrom('opportunity_reviews as review')
    .leftJoin('clocks', (join) =>
      join.onRef('clocks.subject_id', '=', 'review.id').on('clocks.kind', '=', 'opportunity_review'),
    )
    .select(['review.id', 'about', 'reasons', 'findings', 'asked_by', 'asked_at', 'due_at'])
    .select(sql<boolean>`coalesce(due_at <= now(), false)`.as('is_late'))
    .where('opportunity_id', '=', opportunityId)
    .where('review.state', '=', 'waiting')
    .executeTakeFirst();
}

export function presentReview(row: ReviewRow | undefined): OpportunityBody['review'] {
  if (!row) return null;
  return {
    about: row.about === 'edit' ? 'edit' : 'opportunity',
    reasons: row.reasons as ReviewReason[],
    askedAt: isoDate(row.asked_at),
    dueAt: isoDateOrEmpty(row.due_at),
    isLate: row.is_late,
  };
}

export function presentOwn(
  row: OwnRow,
  { review, returnedFor }: { review: ReviewRow | undefined; returnedFor: string },
): OpportunityBody {
  const { seat } = row;
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    project: { slug: row.project_slug, name: row.project_name },
    said: presentSaid(row.said),
    proposed: row.proposed && presentSaid(row.proposed),
    version: row.version,
    terms: row.terms,
    joined: row.joined,
    held: row.held,
    openApplications: row.open_applications,
    isAppliedTo: row.applied_at !== null,
    lacks: lacksOf(row.proposed ?? row.said),
    left: row.state === 'draft' ? leftToSubmit(row).map(({ on = '', ...one }) => ({ ...one, on })) : [],
    closesAt: isoDateOrEmpty(row.closes_at),
    publishedAt: isoDateOrEmpty(row.published_at),
    review: presentReview(review),
    returnedFor,
    removedFor: row.removal_reason,
    isLapsed: row.lapsed_from !== null,
    isHeldBack: row.held_back_at !== null,
    caseId: row.case_id,
    can: {
      edit: policy.mayEdit(seat, row),
      submit: policy.maySubmit(seat, row),
      takeBack: policy.mayTakeBack(seat, row),
      pause: policy.mayPause(seat, row),
      resume: policy.mayResume(seat, row),
      close: policy.mayClose(seat, row),
      renew: policy.mayRenew(seat, row),
      reopen: policy.mayReopen(seat, row),
      remove: policy.mayDelete(seat, row),
      duplicate: policy.mayDuplicate(seat, row),
      readApplications: seat.is_owner && row.applied_at !== null,
    },
  };
}

type OfProject = { project_slug: string; project_name: string };

export function presentRow(row: OpportunityRow & OfProject): OpportunityRowBody {
  return {
    id: row.id,
    slug: row.slug,
    state: row.state,
    project: { slug: row.project_slug, name: row.project_name },
    kind: row.said.kind,
    title: row.said.title,
    seats: row.seats,
    joined: row.joined,
    closesAt: isoDateOrEmpty(row.closes_at),
    hasProposal: row.proposed !== null,
  };
}

export function presentListed(row: ListedColumns & ListedProjectColumns): ListedOpportunity {
  const { kind, title, skills, startsOn, weeks, hoursAWeek, mode, pay, equity, credit } = row.said;
  return {
    id: row.id,
    slug: row.slug,
    kind,
    title,
    skills,
    startsOn,
    weeks,
    hoursAWeek,
    mode,
    pay,
    equity,
    credit,
    creditConfirmed: confirmedOf(row),
    project: {
      slug: row.project_slug,
      name: row.project_name,
      language: row.project_language,
      cover: row.cover,
      kolam: { people: row.people, seats: row.project_seats, loops: row.project_loops },
    },
    seats: Math.max(0, row.seats - row.joined),
    place: districtNameOf(row.said.place),
    closesAt: isoDateOrEmpty(row.closes_at),
  };
}
