import { sql } from 'kysely';
import type { Tx } from '../ground/events.ts';

/** The mails we send. Each names records, never secrets: what it says is looked up when it is written. */
export type Letter =
  | { letter: 'sign-up-code'; proofId: string }
  | { letter: 'log-in-code' | 'confirmation-code'; tokenId: string }
  | { letter: 'verification'; tokenId: string; url: string }
  | { letter: 'recovery'; tokenId: string; url: string }
  | { letter: 'welcome' | 'leaving' | 'password-changed'; accountId: string }
  | { letter: 'new-device'; accountId: string; kind: string }
  | { letter: 'email-change'; changeId: string }
  | { letter: 'email-changed'; accountId: string; to: string }
  | { letter: 'guardian-request'; guardianId: string }
  | { letter: 'guardian-answer'; guardianId: string }
  | { letter: 'contact-message'; messageId: string; to: string }
  | { letter: 'contact-confirmation'; messageId: string }
  | { letter: 'contact-answer'; answerId: string }
  | { letter: 'account-blocked' | 'account-unblocked'; accountId: string };

/** Puts a letter into the outbox within `tx`: it leaves if, and only if, the transaction commits. */
export async function post(tx: Tx, letter: Letter): Promise<void> {
  const payload = JSON.stringify(letter);
  await sql`select graphile_worker.add_job('send-letter', ${payload}::json, max_attempts => 30)`.execute(tx);
}
