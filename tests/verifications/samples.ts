import { verificationDeskPaths } from '#contract/verifications/desk-paths.ts';
import type { ModuleSamples } from '#tests/ground/module-samples.ts';
import { verificationAccess } from './access.ts';
import { verificationEvents } from './events.ts';
import { verificationNoBeginnings } from './no-beginnings.ts';
import { verificationOpenStates } from './open-states.ts';
import { preparedVerifications } from './prepared-verifications.ts';
import { verificationThings } from './things.ts';

export const verificationSamples = {
  access: verificationAccess,
  events: verificationEvents,
  ages: {
    verifications: [
      `update verifications set state = 'rejected', decided_at = now() where account_id = $1`,
      `update verifications set state = 'started', submitted_at = null where account_id = $1`,
    ],
    evidence_files: `update verifications set state = 'rejected', decided_at = now() where account_id = $1`,
  },
  rows: {
    verifications: `insert into verifications (id, account_id, kind, way, state, email, submitted_at) values ('v' || $1, $1, 'student', 'college_id', 'submitted', $2, now())`,
    evidence_files: `insert into evidence_files (verification_id, storage_key, size, mime_type, checksum) values ('v' || $1, 'letter' || $2, 1, 'image/webp', '')`,
    evidence_hashes: `insert into evidence_hashes (hash, verification_id) values (sha256(convert_to($2, 'UTF8')), 'v' || $1)`,
  },
  addresses: async ({ ofOther }) => ({
    [verificationDeskPaths.reviewedVerification(':verificationId')]:
      verificationDeskPaths.reviewedVerification(
        await ofOther(verificationThings.verification, 'verificationId'),
      ),
  }),
  prepared: preparedVerifications,
  noBeginnings: verificationNoBeginnings,
  openStates: verificationOpenStates,
  lapses: {
    verification_review: { lateFor: 'awaiting' },
  },
  emailsOfNoEvent: ['verification-ending'],
} satisfies ModuleSamples;
