import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { openDispute } from '#core/agreements/disputes/open-dispute.ts';
import { startMilestone } from '#core/agreements/milestones/start-milestone.ts';
import { submitMilestone } from '#core/agreements/milestones/submit-milestone.ts';
import { takeNewFile } from '#core/applications/take-new-file.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { pdf } from '#tests/files/sample-files.ts';
import { member } from '#tests/ground/builders.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { uploadOf } from '../applications/things.ts';
import { active, joinTeam, type Sides } from './agreements.ts';
import { carry, disputed, saying } from './disputes.ts';

/** Milestones of agreements in force, each as a call needs it. `own` is on the side that makes the step. */
export function milestoneThings() {
  const thing = (
    name: string,
    side: 'project' | 'contributor',
    prepare: (
      core: Core,
      sides: Sides,
      agreementId: string,
    ) => Promise<Record<string, string>> = async () => ({}),
  ): Thing => ({
    owners: members,
    async own(core, owner) {
      const sides = await sidesFor(core, owner as Member, side);
      const { id: agreementId } = await active(core, sides);
      return { agreementId, [name]: '1', ...(await prepare(core, sides, agreementId)) };
    },
    gone: { agreementId: newId(), [name]: '1' },
  });
  const opened = async (core: Core, sides: Sides, id: string) => {
    await submitted(core, sides, id);
    const { $id, sequence } = await disputed(core, sides.owner, id);
    return { disputeId: $id, basedOn: String(sequence) };
  };
  return {
    milestone: thing('milestone', 'contributor'),
    planned: thing('milestone', 'contributor'),
    started: thing('milestone', 'contributor', started),
    submitted: thing('milestone', 'project', submitted),
    entryFile: {
      owners: members,
      async own(core, owner) {
        const sides = await sidesFor(core, owner as Member, 'contributor');
        const { id } = await active(core, sides);
        await started(core, sides, id);
        const files = [await uploadOf(core, sides.contributor)];
        const { submissions } = await submitMilestone(core, sides.contributor, { ...handedIn(id), files });
        return { fileId: submissions[0]?.files[0]?.id ?? '' };
      },
      gone: { fileId: newId() },
    },
    disputable: thing('milestone', 'contributor', submitted),
    disputed: thing('milestone', 'contributor', async (core, sides, id) => {
      const { basedOn } = await opened(core, sides, id);
      return { basedOn };
    }),
    settlementProposed: thing('milestone', 'contributor', async (core, sides, id) => {
      await opened(core, sides, id);
      const { state } = await carry(core, id, settlement, 'project', sides.owner);
      return { basedOn: String(state.sequence), proposal: String(state.sequence) };
    }),
    withdrawable: thing('milestone', 'project', async (core, sides, id) => {
      const { basedOn } = await opened(core, sides, id);
      return { basedOn };
    }),
    ruled: thing('milestone', 'contributor', async (core, sides, id) => {
      await opened(core, sides, id);
      const { state } = await carry(core, id, firstRuling, 'administrator', null);
      return { basedOn: String(state.sequence) };
    }),
    // Administrators rule only on disputes of other members.
    judgedDispute: {
      owners: [],
      async own(core, one) {
        const { disputeId, agreementId, basedOn } = await withFile(core, one as Member);
        await sql`update clocks set due_at = now() where subject_id = ${`${agreementId}.1`}`.execute(core.db);
        return { disputeId: disputeId, basedOn };
      },
      gone: { disputeId: newId() },
    },
    disputeFile: {
      owners: [],
      own: async (core, one) => ({ fileId: (await withFile(core, one as Member)).fileId }),
      gone: { fileId: newId() },
    },
  } satisfies Record<string, Thing>;
}

const settlement = { kind: 'propose_settlement', milestone: 1, awarded: 0 } as const;
const firstRuling = { kind: 'rule', milestone: 1, awarded: 0, isFinal: false } as const;

/** A dispute that was opened with a file. */
async function withFile(core: Core, owner: Member) {
  const sides = await sidesFor(core, owner, 'project');
  const { id: agreementId } = await active(core, sides);
  await submitted(core, sides, agreementId);
  const brought = await takeNewFile(core, 'days.pdf', Readable.from([pdf()]));
  const said = await saying(core, owner, agreementId);
  const { $id: disputeId, sequence, statements } = await openDispute(core, owner, { ...said, brought });
  const fileId = statements[0]?.files[0]?.id ?? '';
  return { disputeId, agreementId, fileId, basedOn: String(sequence) };
}

const handedIn = (agreementId: string) => ({
  agreementId,
  milestone: 1,
  basedOn: 1,
  hours: 8,
  text: 'It counts.',
  links: [],
  notPassing: '',
  proposed: null,
  files: [],
});

async function started(core: Core, { contributor }: Sides, agreementId: string) {
  await startMilestone(core, contributor, { agreementId, milestone: 1, basedOn: 0, share: 0 });
  return { basedOn: '1' };
}

async function submitted(core: Core, sides: Sides, agreementId: string) {
  await started(core, sides, agreementId);
  await submitMilestone(core, sides.contributor, handedIn(agreementId));
  return { basedOn: '2' };
}

export async function sidesFor(core: Core, one: Member, side: 'project' | 'contributor'): Promise<Sides> {
  const other = await member(core, { password: null });
  const [owner, contributor] = side === 'project' ? [one, other] : [other, one];
  const project = await publishedProject(core, owner);
  await joinTeam(core, project, contributor);
  // A second owner acts for the project while the caller is not visible.
  await joinTeam(core, project, await member(core, { password: null }), true);
  return { owner, contributor, project };
}
