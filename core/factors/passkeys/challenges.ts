import { randomBytes } from 'node:crypto';
import { inSeconds, now } from '#db/now.ts';
import type { Core } from '../../ground/core.ts';
import { Refusal } from '../../ground/refusal.ts';
import { hashOf } from '../../ground/secrets.ts';

/** Five minutes: long enough to find a key or a phone. */
const life = inSeconds(300);

/** The purpose of a challenge, and the session or log-in that asked for it: it works for no other. */
export type ChallengeSubject =
  | { kind: 'add'; session: string }
  | { kind: 'prove'; session?: string | undefined; logIn?: string | undefined };

function textOf(subject: ChallengeSubject): string {
  if (subject.kind === 'add') return `add session ${subject.session}`;
  if (subject.session !== undefined) return `prove session ${subject.session}`;
  return subject.logIn === undefined ? 'prove' : `prove log-in ${subject.logIn}`;
}

export async function newChallenge({ db }: Pick<Core, 'db'>, subject: ChallengeSubject): Promise<string> {
  const challenge = randomBytes(32).toString('base64url');
  await db
    .insertInto('passkey_challenges')
    .values({ hash: hashOf(challenge), subject: textOf(subject), expires_at: life })
    .execute();
  return challenge;
}

/**
 * Uses up a challenge, whatever comes of it: no second answer to it is looked at, of ten at once neither.
 * @throws Refusal `user_invalid_token`
 */
export async function takeChallenge(
  { db }: Pick<Core, 'db'>,
  challenge: string,
  subject: ChallengeSubject,
): Promise<void> {
  const taken = await db
    .deleteFrom('passkey_challenges')
    .where('hash', '=', hashOf(challenge))
    .where('subject', '=', textOf(subject))
    .where('expires_at', '>', now)
    .returning('hash')
    .executeTakeFirst();
  if (!taken) throw new Refusal('user_invalid_token');
}
