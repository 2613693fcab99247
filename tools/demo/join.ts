import { randomBytes } from 'node:crypto';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf, newCookieSecret } from '#core/ground/secrets.ts';
import { getPublicProfile } from '#core/people/get-public-profile.ts';
import { patchPublicProfile } from '#core/people/patch-public-profile.ts';
import { putHandle } from '#core/people/put-handle.ts';
import { setVisibility } from '#core/people/set-visibility.ts';
import { setBirthDate } from '#core/profiles/set-birth-date.ts';
import { findSession } from '#core/sessions/find-session.ts';
import { sendCode } from '#core/sign-ups/send-code.ts';
import { signUp } from '#core/sign-ups/sign-up.ts';
import { verifyCode } from '#core/sign-ups/verify-code.ts';
import { fieldsOfStudy } from '#rules/lists/education.ts';
import { aboutThem } from './indian-languages/people.ts';
import type { DemoPerson } from './people.ts';
import { saidAtLength } from './said-at-length.ts';

export const demoPassword = 'Sample#2026';
export const demoEmail = (handle: string) => `${handle}@sample.example`;

/** A member joins as every member does, with the code from the email, and fills in their profile. */
export async function join(core: Core, person: DemoPerson, at: number): Promise<Member> {
  const member = await signUpSample(core, person, at);
  const { version } = await getPublicProfile(core, member);
  await putHandle(core, member, { handle: person.handle });
  const { version: next = version } = await getPublicProfile(core, member);
  await patchPublicProfile(core, member, {
    version: next,
    headline: person.headline,
    skills: person.skills,
    hoursAWeek: person.hoursAWeek,
    openTo: person.openTo,
    languages: person.languages ?? ['en'],
    ...(person.otherName && { otherName: person.otherName }),
    ...(aboutThem[person.handle] && { about: aboutThem[person.handle] }),
    ...saidAtLength[person.handle],
  });
  // A member who hides does so at the end: before, no team could ask them to join.
  await setVisibility(core, member, {
    visibility: person.visibility === 'hidden' ? 'members' : person.visibility,
  });
  return member;
}

type Newcomer = Pick<DemoPerson, 'handle' | 'name' | 'role' | 'place' | 'reads'>;

/** With the code from the email, and nothing said about themself yet: no other member finds them. */
export async function signUpSample(
  core: Core,
  { handle, name, role, place, reads = 'en' }: Newcomer,
  at: number,
): Promise<Member> {
  const device = { ip: `198.51.100.${at}`, userAgent: '', language: reads };
  const browser = newCookieSecret();
  const email = demoEmail(handle);
  const sent = await sendCode(core, { purpose: 'sign-up', email, browser, device });
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await verifyCode(core, { userId: sent.userId, secret: codeOf(core.key, id), browser, device });
  const born = { dob: `2004-0${1 + (at % 9)}-15` };
  const studies = {
    educationLevel: 'Undergraduate',
    subLevel: 'B.Tech',
    majorField: fieldsOfStudy[at % fieldsOfStudy.length] ?? '',
    college: `Sample College, ${place.split(',')[0]}`,
    ...born,
  };
  const { account, secret } = await signUp(core, {
    browser,
    form: {
      name: `Sample ${name}`,
      email,
      phone: `+9198220${String(10_000 + at)}`,
      password: demoPassword,
      confirmPassword: demoPassword,
      role,
      location: place,
      agree: true,
      ...(role === 'Student' ? studies : {}),
    },
    idempotencyKey: randomBytes(16).toString('hex'),
    device,
    language: 'en',
    previous: null,
  });
  const member = await memberOf(core, account.id, secret);
  if (role === 'Student') return member;
  await setBirthDate(core, member, { birthDate: `19${70 + (at % 25)}-0${1 + (at % 9)}-15` });
  return memberOf(core, account.id, secret);
}

async function memberOf(core: Core, accountId: string, secret: string): Promise<Member> {
  const member = await findSession(core, { accountId, secret });
  if (!member) throw new Error('Someone of the demonstration could not sign in.');
  return member;
}
