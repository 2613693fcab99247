import { sayDamaged } from '../ground/file-store.ts';
import type { OwnData } from '../ground/table-rule.ts';
import { openOwnEvidence } from './open-evidence.ts';

const extensions: Record<string, string> = { 'application/pdf': 'pdf', 'image/webp': 'webp' };

export const verificationData: OwnData = {
  verifications: {
    holds:
      'What somebody asks us to believe of them, what they sent to show it, what was decided and why, and until when it holds.',
    why: 'So that others know whom they deal with.',
    kept: 'What was sent, for 30 days after the decision; the rest for a year after it has ended. What waits for a code, a day.',
    removedBy: 'verifications:forget-ended',
    // Who decided is about others.
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
  },
  evidence_files: {
    holds: 'A bonafide letter or a college ID: a PDF as it was sent, a picture drawn anew.',
    why: 'To see that somebody studies.',
    kept: 'For 30 days after the decision.',
    removedBy: 'verifications:delete-evidence',
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
        yield { name, at, content: await read().catch(sayDamaged) };
      }
    },
    erased: 'by the database',
  },
  evidence_hashes: {
    holds: 'Hashes of the address, number, links or file by which somebody is verified, made with our key.',
    why: 'So that nobody uses the same to pass for somebody else.',
    kept: 'While the mark holds.',
    removedBy: 'verifications:delete-evidence',
    exported: { not: 'Nobody can read what they were made of; that itself is in the export.' },
    erased: 'by the database',
  },
  academic_domains: 'names nobody',
};
