import type { Member } from '#core/ground/actor.ts';
import { newId } from '#core/ground/ids.ts';
import type { CallerKind, Thing } from '#tests/access/access-callers.ts';
import { academicDomain, evidenceOf, verificationOf } from './verifications.ts';

/** Administrators decide nothing about themselves. */
const owners: CallerKind[] = ['member', 'ageless', 'waiting', 'minor', 'leaving', 'suspended'];

export const verificationThings = {
  verification: {
    owners,
    own: async (core, owner) => ({ verificationId: await verificationOf(core, owner, 'submitted') }),
    gone: { verificationId: newId() },
  },
  mark: {
    owners: [],
    own: async (core, owner) => ({ verificationId: await verificationOf(core, owner, 'verified') }),
    gone: { verificationId: newId() },
  },
  evidence: {
    owners,
    own: async (core, owner) => ({ fileId: await evidenceOf(core, owner as Member) }),
    gone: { fileId: newId() },
  },
  academicDomain: {
    owners: [],
    own: async (core) => ({ academicDomainId: await academicDomain(core) }),
    gone: { academicDomainId: newId() },
  },
} satisfies Record<string, Thing>;
