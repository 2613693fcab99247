import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type { OwnVerification } from '#contract/verifications/calls.ts';
import type { LinkKind } from '#contract/verifications/limits.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { submitDocument } from '#core/verifications/submit-document.ts';
import { submitLinks } from '#core/verifications/submit-links.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { mailedCode, member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import { postedEmails } from '#tests/ground/jobs.ts';

export const paragraph =
  'For eleven years I have helped first founders in Nagpur to find their first ten customers, week by week, at the table of our library.';

let pages = 0;
/** The address of a page that no other request has named. */
export const freshPage = () => `https://www.example.org/people/${++pages}`;

/** Two links and a paragraph, on their way to a person. */
export function sendLinks(
  core: Core,
  who: Member,
  changes: { kind?: LinkKind; links?: string[]; about?: string; anotherNumber?: boolean } = {},
): Promise<OwnVerification> {
  return submitLinks(core, who, {
    kind: 'mentor',
    links: [freshPage(), freshPage()],
    about: paragraph,
    anotherNumber: false,
    ...changes,
  });
}

/** A member with a request that is pending at the desk. */
export async function waiting(core: Core, kind: LinkKind = 'mentor') {
  const who = await member(core, { password: null });
  return { who, request: await sendLinks(core, who, { kind }) };
}

/** The code on its way to the address of a request. */
export const addressCode = (core: Core, email: string) => mailedCode(core, email, 'verification');

/** The names of the emails about a request. */
export async function emailsAbout(core: TestCore, verificationId: string): Promise<string[]> {
  const emails = await postedEmails(core);
  return emails
    .filter((message) => 'verificationId' in message && message.verificationId === verificationId)
    .map(({ letter: message }) => message);
}

/** As if what is known of a request had happened so many days before. */
export async function ageVerification(core: Core, id: string, days: number): Promise<void> {
  const by = sql`make_interval(days => ${days})`;
  await sql`update verifications set created_at = created_at - ${by}, submitted_at = submitted_at - ${by},
    decided_at = decided_at - ${by}, expires_at = expires_at - ${by}, ended_at = ended_at - ${by}
    where id = ${id}`.execute(core.db);
}

/** A request of a mentor, without evidence that anybody could look at. */
export async function verificationOf(
  core: Core,
  owner: { id: string },
  state: 'submitted' | 'verified',
): Promise<string> {
  const id = newId();
  const now = sql<Date>`now()`;
  await core.db
    .insertInto('verifications')
    .values({
      id,
      state,
      account_id: owner.id,
      kind: 'mentor',
      way: 'public_links',
      submitted_at: now,
      about: `of-${owner.id}`,
      ...(state === 'verified' && { decided_at: now, expires_at: sql<Date>`now() + interval '1 day'` }),
    })
    .execute();
  return id;
}

/** An organisation mark in force, which shows this number of the company register. */
export async function organisationOf(core: Core, owner: { id: string }, number: string): Promise<void> {
  const id = await verificationOf(core, owner, 'verified');
  await core.db
    .updateTable('verifications')
    .set({ kind: 'organisation', way: 'registry', registry: 'CIN', registry_number: number })
    .where('id', '=', id)
    .execute();
}

/** A picture of a college ID, on its way to a person. */
export async function evidenceOf(core: Core, owner: Member): Promise<string> {
  const bytes = Readable.from([await photo('png', 60, 40)]);
  const { $id } = await submitDocument(core, owner, { way: 'college_id', bytes });
  return $id;
}

/** A domain that an administrator has added. */
export async function academicDomain(core: Core): Promise<string> {
  const id = newId();
  await core.db
    .insertInto('academic_domains')
    .values({ id, domain: `${id}.in`, is_academic: true })
    .execute();
  return id;
}
