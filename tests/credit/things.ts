import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { member } from '#tests/ground/builders.ts';
import { quickDeclined, quickDraft, quickEvidence, quickLog, quickSent } from './quick-claims.ts';

const gone = { claimId: newId() };

/** Claims and lines of the log, each as a call needs it. A host owns the claims that wait for it. */
export const creditThings = {
  draft: {
    owners: members,
    own: async (core, who) => ({ claimId: (await quickDraft(core, who as Member)).claimId }),
    gone,
  },
  sent: {
    owners: members,
    own: async (core, who) => ({ claimId: await quickSent(core, who as Member) }),
    gone,
  },
  evidence: {
    owners: members,
    own: async (core, who) => ({ claimId: (await quickEvidence(core, who as Member)).claimId }),
    gone,
  },
  evidenceFile: {
    owners: members,
    own: (core, who) => quickEvidence(core, who as Member),
    gone: { claimId: newId(), fileId: newId() },
  },
  declined: {
    owners: members,
    own: async (core, who) => ({ claimId: await quickDeclined(core, who as Member) }),
    gone,
  },
  hosted: {
    owners: members,
    own: async (core, who) => {
      const student = await member(core, { name: 'Asha Patil', password: null });
      return { claimId: await quickSent(core, student, who as Member) };
    },
    gone,
  },
  log: {
    owners: members,
    own: async (core, who) => ({ workLogId: (await quickLog(core, who as Member)).workLogId }),
    gone: { workLogId: newId() },
  },
} satisfies Record<string, Thing>;
