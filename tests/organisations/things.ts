import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { newId } from '#core/ground/ids.ts';
import { askOrganisationOwner } from '#core/organisations/ask-organisation-owner.ts';
import { inviteStaff } from '#core/organisations/invite-staff.ts';
import { requestAddressCode } from '#core/organisations/request-address-code.ts';
import { now } from '#db/now.ts';
import { members, type Thing } from '#tests/access/access-callers.ts';
import { freshEmail, member } from '#tests/ground/builders.ts';
import { addressCode } from '#tests/verifications/verifications.ts';
import {
  activeOrganisation,
  addressAt,
  dismissal,
  draftOrganisation,
  idOf,
  ownerOf,
  removedOrganisation,
  staffOf,
  submittedOrganisation,
} from './organisations.ts';

const gone = { organisationSlug: newId() };

async function seatOf(core: Core, { id: account_id }: Member) {
  const { owner, slug } = await ownerOf(core);
  await core.db
    .insertInto('organisation_staff')
    .values({ organisation_id: await idOf(core, slug), account_id, role: 'coordinator' })
    .execute();
  return { owner, slug };
}

/** As if an administrator had taken the member out of the staff. */
async function dismiss(
  core: Core,
  slug: string,
  { id }: Member,
  { hasAppealed = false } = {},
): Promise<void> {
  await core.db
    .insertInto('organisation_staff_removals')
    .values({
      id: newId(),
      organisation_id: await idOf(core, slug),
      account_id: id,
      roles: ['reviewer'],
      reason: dismissal,
      ...(hasAppealed && { appeal: 'I still teach there. Please ask again.', appealed_at: now }),
    })
    .execute();
}

export const organisationThings = {
  draft: {
    owners: members,
    own: async (core, owner) => ({ organisationSlug: await draftOrganisation(core, owner as Member) }),
    gone,
  },
  /** With an address at its domain, to which a code may go. */
  addressed: {
    owners: members,
    own: async (core, owner) => {
      const organisationSlug = await activeOrganisation(core, owner as Member);
      return { organisationSlug, email: await addressAt(core, organisationSlug) };
    },
    gone: { ...gone, email: 'meera@college.example' },
  },
  /** With a code that was mailed to such an address. */
  coded: {
    owners: members,
    own: async (core, owner) => {
      const organisationSlug = await activeOrganisation(core, owner as Member);
      const email = await addressAt(core, organisationSlug);
      await requestAddressCode(core, owner as Member, { organisationSlug, email });
      return { organisationSlug, secret: await addressCode(core, email) };
    },
    gone: { ...gone, secret: '123456' },
  },
  submitted: {
    owners: members,
    own: async (core, owner) => ({ organisationSlug: await submittedOrganisation(core, owner as Member) }),
    gone,
  },
  active: {
    owners: members,
    own: async (core, owner) => ({ organisationSlug: await activeOrganisation(core, owner as Member) }),
    gone,
  },
  removed: {
    owners: members,
    own: async (core, owner) => ({ organisationSlug: await removedOrganisation(core, owner as Member) }),
    gone,
  },
  /** With another member in its staff. */
  staffed: {
    owners: members,
    own: async (core, owner) => {
      const organisationSlug = await activeOrganisation(core, owner as Member);
      return { organisationSlug, personId: (await staffOf(core, organisationSlug, ['coordinator'])).id };
    },
    gone: { organisationSlug: newId(), personId: newId() },
  },
  /** With an invitation that its owner has sent. */
  inviting: {
    owners: members,
    own: async (core, owner) => {
      const organisationSlug = await activeOrganisation(core, owner as Member);
      const invitee = freshEmail('staff');
      const sent = { organisationSlug, invitee, roles: ['reviewer' as const] };
      const { invitations } = await inviteStaff(core, owner as Member, sent);
      return { organisationSlug, invitationId: invitations[0]?.id ?? '' };
    },
    gone: { organisationSlug: newId(), invitationId: newId() },
  },
  /** Of these the caller is in the staff, with another owner. */
  seat: {
    owners: members,
    own: async (core, owner) => ({ organisationSlug: (await seatOf(core, owner as Member)).slug }),
    gone,
  },
  asked: {
    owners: members,
    own: async (core, owner) => {
      const { owner: asking, slug: organisationSlug } = await seatOf(core, owner as Member);
      await askOrganisationOwner(core, asking, {
        organisationSlug,
        personId: (owner as Member).id,
        leave: false,
      });
      return { organisationSlug };
    },
    gone,
  },
  /** Administrators decide nothing about organisations for which they act. */
  reviewed: {
    owners: members.filter((kind) => kind !== 'administrator'),
    own: async (core, owner) => ({
      organisationId: await idOf(core, await submittedOrganisation(core, owner as Member)),
    }),
    gone: { organisationId: newId() },
  },
  /** With another member in its staff. */
  employing: {
    owners: members.filter((kind) => kind !== 'administrator'),
    own: async (core, owner) => {
      const slug = await activeOrganisation(core, owner as Member);
      return {
        organisationId: await idOf(core, slug),
        personId: (await staffOf(core, slug, ['reviewer'])).id,
      };
    },
    gone: { organisationId: newId(), personId: newId() },
  },
  /** With a former member of its staff who has appealed. */
  appealed: {
    owners: members.filter((kind) => kind !== 'administrator'),
    own: async (core, owner) => {
      const slug = await activeOrganisation(core, owner as Member);
      const former = await member(core, { password: null });
      await dismiss(core, slug, former, { hasAppealed: true });
      return { organisationId: await idOf(core, slug), personId: former.id };
    },
    gone: { organisationId: newId(), personId: newId() },
  },
  /** Our staff took the caller out of its staff. */
  dismissed: {
    owners: members,
    own: async (core, owner) => {
      const { slug } = await ownerOf(core);
      await dismiss(core, slug, owner as Member);
      return { organisationSlug: slug };
    },
    gone,
  },
  judged: {
    owners: members.filter((kind) => kind !== 'administrator'),
    own: async (core, owner) => ({
      organisationId: await idOf(core, await activeOrganisation(core, owner as Member)),
    }),
    gone: { organisationId: newId() },
  },
} satisfies Record<string, Thing>;
