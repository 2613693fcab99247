import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { makeCodes } from '#core/rosters/make-codes.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { member } from '#tests/ground/builders.ts';
import { cohortOf, fill, joined, previewOf } from './rosters.ts';

const slug = newId();
const file = 'Name,Enrolment number\nAsha Patil,A-1\n';

async function rowOf(core: Core, cohortId: string): Promise<string> {
  const { id } = await core.db
    .selectFrom('roster_rows')
    .select('id')
    .where('cohort_id', '=', cohortId)
    .executeTakeFirstOrThrow();
  return id;
}

/** The owner of an organisation has the things of its roster. */
export const rosterThings = {
  organisation: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug } = await cohortOf(core, owner as Member);
      return { organisationSlug };
    },
    gone: { organisationSlug: slug },
  },
  cohort: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug, cohortId } = await cohortOf(core, owner as Member);
      return { organisationSlug, cohortId };
    },
    gone: { organisationSlug: slug, cohortId: newId() },
  },
  codes: {
    owners: members,
    own: async (core, owner) => {
      const roster = await cohortOf(core, owner as Member);
      await fill(core, roster, file);
      await makeCodes(core, owner as Member, { ...roster, isMailed: false });
      return { organisationSlug: roster.organisationSlug, cohortId: roster.cohortId };
    },
    gone: { organisationSlug: slug, cohortId: newId() },
  },
  student: {
    owners: members,
    own: async (core, owner) => {
      const roster = await cohortOf(core, owner as Member);
      await fill(core, roster, file);
      const { organisationSlug, cohortId } = roster;
      return { organisationSlug, cohortId, rowId: await rowOf(core, cohortId) };
    },
    gone: { organisationSlug: slug, cohortId: newId(), rowId: newId() },
  },
  preview: {
    owners: members,
    own: async (core, owner) => {
      const roster = await cohortOf(core, owner as Member);
      return {
        organisationSlug: roster.organisationSlug,
        importId: await previewOf(core, roster, file),
      };
    },
    gone: { organisationSlug: slug, importId: newId() },
  },
  taken: {
    owners: members,
    own: async (core, owner) => {
      const roster = await cohortOf(core, owner as Member);
      return { organisationSlug: roster.organisationSlug, importId: await fill(core, roster, file) };
    },
    gone: { organisationSlug: slug, importId: newId() },
  },
  name: {
    owners: members,
    own: async (core, owner) => {
      const roster = await cohortOf(core, owner as Member);
      const student = await member(core, { password: null });
      const { rowId } = await joined(core, roster, student, { name: 'Another Name' });
      return { organisationSlug: roster.organisationSlug, rowId };
    },
    gone: { organisationSlug: slug, rowId: newId() },
  },
  membership: {
    owners: members,
    own: async (core, owner) => {
      const roster = await cohortOf(core, await member(core, { password: null }));
      const { membershipId } = await joined(core, roster, owner as Member);
      return { membershipId };
    },
    gone: { membershipId: newId() },
  },
} satisfies Record<string, Thing>;
