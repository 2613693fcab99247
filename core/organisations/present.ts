import { type OrganisationLack, organisationTimes } from '#contract/organisations/limits.ts';
import type { OwnOrganisation, OwnOrganisationRow } from '#contract/organisations/shapes.ts';
import { districtLabel, districts } from '../districts/table.ts';
import { isoDate, isoDateOrEmpty } from '../ground/dates.ts';
import type { OrganisationSeatRow } from './find-organisation-seat.ts';
import {
  mayActAs,
  mayAppealOrganisation,
  mayClose,
  mayDeleteOrganisation,
  mayEditOrganisation,
  maySubmit,
} from './policy.ts';
import { listedOf } from './row.ts';

const dayMs = 86_400_000;

/** The district as its page shows it; empty where none is said. */
export function placeOf({ district }: { district: string }): string {
  const found = districts.get(district);
  return found ? districtLabel(found) : '';
}

type Shown = OrganisationSeatRow & { letter_at: Date | null; due_at: Date | null };

/** The things that a review needs and the organisation does not have. */
export function lacksOf(
  row: Pick<Shown, 'letter_at' | 'district' | 'about' | 'isProven'>,
): OrganisationLack[] {
  return [
    ...(row.letter_at ? [] : (['letter'] as const)),
    ...(row.district ? [] : (['district'] as const)),
    ...(row.about ? [] : (['about'] as const)),
    ...(row.isProven ? [] : (['proof'] as const)),
  ];
}

export function presentRow(row: OrganisationSeatRow): OwnOrganisationRow {
  const { kind, state } = listedOf(row);
  return {
    slug: row.slug,
    name: row.name,
    kind,
    state,
    roles: [...row.roles],
    provenUntil: row.isProven ? isoDateOrEmpty(row.proven_until) : '',
  };
}

export function presentOwn(row: Shown): OwnOrganisation {
  const { kind, state, heldFor } = listedOf(row);
  const canAppeal = row.roles.includes('owner') && mayAppealOrganisation(row);
  const after = (from: Date | null, days: number) =>
    isoDate(new Date((from ?? row.now).getTime() + days * dayMs));
  return {
    slug: row.slug,
    name: row.name,
    kind,
    state,
    version: row.version,
    said: { name: row.name, place: placeOf(row), about: row.about, isListed: row.is_listed },
    registry: row.registry,
    registryNumber: row.registry_number,
    website: row.website,
    domain: row.domain,
    roles: [...row.roles],
    address: { email: row.email, provenUntil: row.isProven ? isoDateOrEmpty(row.proven_until) : '' },
    heldFor,
    lacks: lacksOf(row),
    letterAt: isoDateOrEmpty(row.letter_at),
    submittedAt: isoDateOrEmpty(row.submitted_at),
    isLate: state === 'in_review' && row.due_at !== null && row.due_at <= row.now,
    reason: row.reason,
    decidedAt: isoDateOrEmpty(row.decided_at),
    appeal: row.appeal,
    appealUntil: canAppeal ? after(row.decided_at, organisationTimes.appealDays) : '',
    pausedUntil: state === 'paused' ? after(row.paused_at, organisationTimes.pausedDays) : '',
    can: {
      edit: mayEditOrganisation(row),
      submit: maySubmit(row),
      delete: mayDeleteOrganisation(row),
      close: mayClose(row),
      appeal: canAppeal,
      act: mayActAs(row, ...row.roles),
    },
  };
}
