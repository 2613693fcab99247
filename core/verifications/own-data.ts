import { sql } from 'kysely';
import { verificationTimes } from '#contract/verifications/limits.ts';
import { nothingOfDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { openOwnEvidence } from './open-evidence.ts';

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

export const verificationData: OwnData = {
  verifications: {
    removedBy: 'verifications:forget-ended',
    limit: [
      {
        kept: '1 year',
        since: sql`case when one.state in ('rejected', 'expired', 'revoked', 'withdrawn') then coalesce(one.ended_at, one.decided_at) end`,
      },
      {
        kept: '1 day',
        since: sql`case when one.state = 'started' then one.created_at end`,
        removedBy: 'verifications:forget-started',
      },
    ],
    // The names of those who decided are data about others.
    exported: ({ db }, { id }) =>
      db
        .selectFrom('verifications')
        .select(['kind', 'way', 'state', 'email', 'website', 'registry', 'registry_number', 'links', 'about'])
        .select(['held_for', 'created_at', 'submitted_at', 'decided_at', 'rejection', 'reason', 'appeal'])
        .select(['appealed_at', 'expires_at', 'ended_at', 'evidence_deleted_at'])
        .where('account_id', '=', id)
        .orderBy('created_at')
        .execute(),
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  evidence_files: {
    removedBy: 'verifications:delete-evidence',
    limit: {
      kept: `${verificationTimes.evidenceDays} days`,
      since: sql`(select decided_at from verifications where id = one.verification_id and state not in ('started', 'submitted'))`,
    },
    exported: ({ db }, { id }) =>
      db
        .selectFrom('evidence_files')
        .innerJoin('verifications', 'verifications.id', 'evidence_files.verification_id')
        .select(['evidence_files.mime_type', 'evidence_files.size', 'evidence_files.created_at'])
        .where('verifications.account_id', '=', id)
        .execute(),
    async *bytes(core, member) {
      const files = await core.db
        .selectFrom('evidence_files')
        .innerJoin('verifications', 'verifications.id', 'evidence_files.verification_id')
        .select(['evidence_files.verification_id', 'evidence_files.created_at'])
        .where('verifications.account_id', '=', member.id)
        .execute();
      for (const { verification_id: id, created_at: at } of files) {
        const { read, mimeType } = await openOwnEvidence(core, member, id);
        const name = `verification/${id}.${extensions[mimeType] ?? 'bin'}`;
        yield { name, at, content: await read().catch(nothingOfDamaged) };
      }
    },
    erased: 'by the database',
    givenTo: 'nominee and guardian',
  },
  evidence_hashes: {
    isNeverHeld: true,
    removedBy: 'verifications:delete-evidence',
    limit: { not: 'It ends with the mark.' },
    exported: { not: 'No one can read the evidence from its hash; the evidence itself is in the export.' },
    erased: 'by the database',
  },
  academic_domains: 'names no one',
};
