import { mailboxOf } from '#rules/checks/email.ts';
import type { Member } from '../ground/actor.ts';
import type { Core } from '../ground/core.ts';
import { codesOf } from '../ground/email-caps.ts';
import { count } from '../ground/limits.ts';

const requestsADay = { max: 20, seconds: 86_400 };
const codesADay = { max: 10, seconds: 86_400 };
export const pauseBetweenCodes = { max: 1, seconds: 60 };

/** @throws Refusal `general_rate_limit_exceeded` for more requests in a day than anyone needs. */
export async function countRequest(core: Core, { id }: Member): Promise<void> {
  await count(core, `verification:${id}`, requestsADay);
}

/**
 * Counts as many codes as leave, so that a member who asks for more learns when to ask again instead of waiting for an
 * email.
 * @throws Refusal `general_rate_limit_exceeded`
 */
export async function countCode(core: Core, { id }: Member, email: string): Promise<void> {
  await count(core, `verification-code:hour:${id}:${mailboxOf(email)}`, codesOf('unknown').hour);
  await count(core, `verification-code:day:${id}`, codesADay);
  await count(core, `verification-code:${id}`, pauseBetweenCodes);
}
