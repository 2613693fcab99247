import { Readable } from 'node:stream';
import { sql } from 'kysely';
import type {
  OrganisationKind,
  OrganisationRole,
  OrganisationState,
} from '#contract/organisations/limits.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { countOrganisationsOf } from '#core/organisations/count-organisations-of.ts';
import { createOrganisation } from '#core/organisations/create-organisation.ts';
import { editOrganisation } from '#core/organisations/edit-organisation.ts';
import { putLetter } from '#core/organisations/put-letter.ts';
import { submitOrganisation } from '#core/organisations/submit-organisation.ts';
import { photo } from '#tests/avatars/sample-photos.ts';
import { member } from '#tests/ground/builders.ts';

export const sampleName = 'Wardha College of Commerce';
export const sampleAbout = 'We teach commerce and accounts to nine hundred students in Wardha.';

export const dismissal = 'The college told us that they teach elsewhere now.';

let count = 0;

/** Gives the member the mark of an organisation in force, with a website and a number that no other one has. */
export async function markOrganisation(
  core: Core,
  { id: account_id }: { id: string },
  { website = `college-${++count}.example`, number = `C-${10_000 + ++count}` } = {},
): Promise<{ website: string; email: string }> {
  const email = `office@${website}`;
  await core.db
    .insertInto('verifications')
    .values({
      id: newId(),
      account_id,
      kind: 'organisation',
      way: 'registry',
      state: 'verified',
      email,
      // As the form of the mark keeps it.
      website: `https://${website}/`,
      registry: 'AISHE',
      registry_number: number,
      submitted_at: sql<Date>`now()`,
      decided_at: sql<Date>`now()`,
      expires_at: sql<Date>`now() + interval '1 year'`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return { website, email };
}

export const letter = async () => Readable.from([await photo('png', 60, 40)]);

type Wanted = { kind?: OrganisationKind; name?: string; state?: OrganisationState };

/** An organisation with all that a review needs, by a member with a mark. */
export async function draftOrganisation(
  core: Core,
  owner: Member,
  { kind = 'Educational institution', name = sampleName }: Wanted = {},
): Promise<string> {
  await markOrganisation(core, owner);
  const { slug } = await createOrganisation(core, owner, { kind, name });
  await editOrganisation(core, owner, {
    organisationSlug: slug,
    version: 1,
    place: 'Wardha',
    about: sampleAbout,
  });
  await putLetter(core, owner, { organisationSlug: slug, bytes: await letter() });
  return slug;
}

/** One that waits for its review. */
export async function submittedOrganisation(core: Core, owner: Member, wanted: Wanted = {}): Promise<string> {
  const slug = await draftOrganisation(core, owner, wanted);
  await submitOrganisation(core, owner, slug);
  return slug;
}

/** An active organisation of this member, as if staff had opened it: of a domain and a number that no other one has. */
export async function activeOrganisation(core: Core, owner: Member, wanted: Wanted = {}): Promise<string> {
  const slug = await draftOrganisation(core, owner, wanted);
  const isSecond = (await countOrganisationsOf(core.db, owner.id)) > 1;
  await core.db
    .updateTable('organisations')
    .set((row) => ({
      state: wanted.state ?? 'active',
      opened_at: sql<Date>`now()`,
      decided_at: sql<Date>`now()`,
      ...(isSecond && {
        website: `https://${slug}.example/`,
        domain: `${slug}.example`,
        registry_number: row.ref('slug'),
      }),
    }))
    .where('slug', '=', slug)
    .execute();
  return slug;
}

/** One that staff have removed. */
export async function removedOrganisation(core: Core, owner: Member, wanted: Wanted = {}): Promise<string> {
  return activeOrganisation(core, owner, { ...wanted, state: 'removed' });
}

export async function idOf(core: Core, slug: string): Promise<string> {
  const { id } = await core.db
    .selectFrom('organisations')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return id;
}

/** A member who acts for the organisation by these roles, the newest of its staff; their address is not proven. */
export async function staffOf(core: Core, slug: string, roles: readonly OrganisationRole[]): Promise<Member> {
  const staff = await member(core, { password: null });
  const organisation_id = await idOf(core, slug);
  await core.db
    .insertInto('organisation_staff')
    .values(roles.map((role) => ({ organisation_id, account_id: staff.id, role })))
    .execute();
  return staff;
}

/** As if the member had typed the code from an address at the domain. */
export async function proveAddress(core: Core, { id: account_id }: Member, slug: string): Promise<void> {
  const organisation_id = await idOf(core, slug);
  const proven_until = sql<Date>`now() + interval '180 days'`;
  await core.db
    .insertInto('organisation_addresses')
    .values({ organisation_id, account_id, email: `${account_id}@college.example`, proven_until })
    .execute();
}

/** An address at the domain of the organisation. */
export async function addressAt(core: Core, slug: string): Promise<string> {
  const { domain } = await core.db
    .selectFrom('organisations')
    .select('domain')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  return `meera@${domain}`;
}

export async function ownerOf(core: Core, wanted: Wanted = {}): Promise<{ owner: Member; slug: string }> {
  const owner = await member(core, { password: null });
  return { owner, slug: await activeOrganisation(core, owner, wanted) };
}
