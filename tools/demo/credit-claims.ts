import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { addEvidenceFile } from '#core/credit/add-evidence-file.ts';
import { appealClaim } from '#core/credit/appeal-claim.ts';
import { decideClaim } from '#core/credit/college/decide-claim.ts';
import { takeBackApproval } from '#core/credit/college/take-back-approval.ts';
import { confirmClaim } from '#core/credit/confirm-claim.ts';
import { getClaim } from '#core/credit/get-claim.ts';
import { giveEvidence } from '#core/credit/give-evidence.ts';
import { returnHosted } from '#core/credit/return-hosted.ts';
import { sendClaim } from '#core/credit/send-claim.ts';
import { lapseHost } from '#core/credit/steps/settle-hosts.ts';
import { withdrawClaim } from '#core/credit/withdraw-claim.ts';
import { lapseDueDeadlines } from '#core/deadlines/lapse-due-deadlines.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { freeStudent } from '#core/rosters/free-student.ts';
import { pictureOf } from './scene.ts';

type Sides = {
  claimId: string;
  student: Member;
  host: Member;
  coordinator: Member;
  reviewer: Member;
  owner: Member;
};
type Step = (core: Core, sides: Sides) => Promise<unknown>;

/** The college by its address, and the claim as it stands. */
async function standing(core: Core, { claimId }: Pick<Sides, 'claimId'>) {
  return core.db
    .selectFrom('credit_claims as claim')
    .innerJoin('organisations', 'organisations.id', 'claim.organisation_id')
    .select(['organisations.slug as organisationSlug', 'claim.version', 'claim.id as claimId'])
    .where('claim.id', '=', claimId)
    .executeTakeFirstOrThrow();
}

const send: Step = async (core, { claimId, student }) => {
  const { version, sum } = await getClaim(core, student, claimId);
  return sendClaim(core, student, { claimId, version, minutes: sum.minutes, credits: sum.credits });
};

/** The host confirms each line; of the first one so many minutes fewer. */
const confirm =
  (fewer = 0): Step =>
  async (core, sides) => {
    const { claimId, version } = await standing(core, sides);
    const lines = await core.db
      .selectFrom('credit_lines')
      .select(['position', 'minutes'])
      .where('claim_id', '=', claimId)
      .orderBy('position')
      .execute();
    return confirmClaim(core, sides.host, {
      claimId,
      version,
      lines: lines.map(({ position, minutes }) =>
        position === 1 && fewer > 0
          ? { position, minutes: minutes - fewer, reason: 'Two hours of it were the way to the market.' }
          : { position, minutes, reason: '' },
      ),
    });
  };

const giveBack: Step = async (core, sides) => {
  const { claimId, version } = await standing(core, sides);
  const reason = 'The second day is written twice. Please write which homes you asked on Thursday.';
  return returnHosted(core, sides.host, { claimId, version, reason });
};

/** The host was silent for as long as it may be, twice. */
const silence: Step = async (core, { claimId }) => {
  for (const _ of [1, 2]) {
    await runOut(core, claimId, 'claim_host');
    await core.db.transaction().execute((tx) => lapseHost(tx, claimId));
  }
};

/** The time for a step has run out. */
async function runOut(core: Core, claimId: string, kind: string): Promise<void> {
  await sql`update clocks set began_at = began_at - interval '20 days', due_at = now() - interval '1 minute'
    where kind = ${kind} and subject_id = ${claimId} and ended_at is null`.execute(core.db);
  await lapseDueDeadlines(core);
}

const give: Step = async (core, sides) => {
  const { student, claimId } = sides;
  const { version } = await standing(core, sides);
  const words =
    'The cook of kitchen 7 has my nine lists and signed each of them. The picture shows the boxes of the last day, weighed and numbered.';
  await giveEvidence(core, student, { claimId, version, words });
  const bytes = Readable.from([pictureOf('room')], { objectMode: false });
  return addEvidenceFile(core, student, { claimId, bytes });
};

type Decision = Parameters<typeof decideClaim>[2]['decision'];

const decide =
  (by: 'coordinator' | 'reviewer', decision: Decision, reason = ''): Step =>
  async (core, sides) =>
    decideClaim(core, sides[by], { ...(await standing(core, sides)), decision, reason });

const approve = decide('reviewer', 'approve');
const decline = decide(
  'coordinator',
  'decline',
  'The same weeks are in your internship of last term, which has its own credit.',
);

const steps = {
  takeBack: async (core, sides) =>
    takeBackApproval(core, sides.coordinator, {
      ...(await standing(core, sides)),
      reason: 'The host told us that another student wrote four of these nine days.',
    }),
  appeal: (core, { claimId, student }) =>
    appealClaim(core, student, {
      claimId,
      appeal:
        'My internship ended in June. These days are from this month, and Sunita confirmed each of them.',
    }),
  withdraw: (core, { claimId, student }) => withdrawClaim(core, student, claimId),
  /** Another member had used the code, says the coordinator. */
  free: async (core, { coordinator, student }) => {
    const row = await core.db
      .selectFrom('roster_memberships as membership')
      .innerJoin('roster_rows as row', 'row.id', 'membership.row_id')
      .innerJoin('organisations', 'organisations.id', 'membership.organisation_id')
      .select(['slug as organisationSlug', 'row.id as rowId', 'row.cohort_id as cohortId'])
      .where('membership.account_id', '=', student.id)
      .executeTakeFirstOrThrow();
    return freeStudent(core, coordinator, row);
  },
  late: (core, { claimId }) => runOut(core, claimId, 'claim_college'),
} satisfies Record<string, Step>;

const toCollege = [send, confirm()];
const onEvidence = [send, silence];

const stories = {
  draft: [],
  'with host': [send],
  'with college': toCollege,
  'fewer hours confirmed': [send, confirm(120)],
  'returned by host': [send, giveBack],
  'returned by college': [
    ...toCollege,
    decide('coordinator', 'return', 'Please say for each day which of the forty tiffins you followed.'),
  ],
  approved: [...toCollege, approve],
  'taken back': [...toCollege, approve, steps.takeBack],
  declined: [...toCollege, decline],
  appealed: [...toCollege, decline, steps.appeal],
  withdrawn: [send, steps.withdraw],
  released: [send, steps.free],
  late: [...toCollege, steps.late],
  'evidence asked': onEvidence,
  'approved on evidence': [...onEvidence, give, send, approve],
} satisfies Record<string, readonly Step[]>;

export type ClaimStory = keyof typeof stories;

/** A claim goes on from its draft as far as the story says. */
export async function playClaim(core: Core, sides: Sides, story: ClaimStory): Promise<void> {
  for (const step of stories[story] as readonly Step[]) await step(core, sides);
}
