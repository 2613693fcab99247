import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { addEvidenceFile } from '#core/credit/add-evidence-file.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { claimAtCollege, creditCohort, provenStaff } from './college.ts';

const slug = newId();
const gone = { organisationSlug: slug, claimId: newId() };

const claimOf = async (core: Core, owner: Member, set: Parameters<typeof claimAtCollege>[2] = {}) =>
  claimAtCollege(core, await creditCohort(core, owner), set);

/** A claim whose evidence has a file, and which waits for the institution. */
async function withFile(core: Core, owner: Member) {
  const { organisationSlug, claimId, student } = await claimOf(core, owner, { state: 'evidence' });
  const bytes = Readable.from([await photo('png', 60, 40)]);
  await addEvidenceFile(core, student, { claimId, bytes });
  await sql`update credit_claims set state = 'college' where id = ${claimId}`.execute(core.db);
  const { id: fileId } = await core.db
    .selectFrom('credit_evidence_files')
    .select('id')
    .where('claim_id', '=', claimId)
    .executeTakeFirstOrThrow();
  return { organisationSlug, claimId, fileId };
}

/** The owner of an institution has the claims that came to it. */
export const collegeThings = {
  cohort: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug, cohortId } = await creditCohort(core, owner as Member);
      return { organisationSlug, cohortId };
    },
    gone: { organisationSlug: slug, cohortId: newId() },
  },
  organisation: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug } = await claimOf(core, owner as Member);
      return { organisationSlug };
    },
    gone: { organisationSlug: slug },
  },
  claim: {
    owners: members,
    own: async (core, owner) => {
      const { organisationSlug, claimId } = await claimOf(core, owner as Member);
      return { organisationSlug, claimId };
    },
    gone,
  },
  approved: {
    owners: members,
    own: async (core, owner) => {
      const set = { state: 'approved', ended_at: sql<Date>`now()`, term: '2026-2' } as const;
      const { organisationSlug, claimId } = await claimOf(core, owner as Member, set);
      return { organisationSlug, claimId };
    },
    gone,
  },
  appealed: {
    owners: members,
    own: async (core, owner) => {
      const roster = await creditCohort(core, owner as Member);
      const now = sql<Date>`now()`;
      const by = await provenStaff(core, roster);
      const { organisationSlug, claimId } = await claimAtCollege(core, roster, {
        state: 'declined',
        ended_at: now,
        decided_at: now,
        decided_by: by.id,
        appeal: 'The days lie within the cohort.',
        appealed_at: now,
      });
      return { organisationSlug, claimId };
    },
    gone,
  },
  file: {
    owners: members,
    own: (core, owner) => withFile(core, owner as Member),
    gone: { ...gone, fileId: newId() },
  },
} satisfies Record<string, Thing>;
