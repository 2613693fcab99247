import { Readable } from 'node:stream';
import type { OrganisationKind, OrganisationRole } from '#contract/organisations/limits.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import { codeOf } from '#core/ground/secrets.ts';
import { confirmOrganisationAddress } from '#core/organisations/confirm-organisation-address.ts';
import { createOrganisation } from '#core/organisations/create-organisation.ts';
import { decideOrganisation } from '#core/organisations/decide-organisation.ts';
import { describeOrganisationPicture } from '#core/organisations/describe-organisation-picture.ts';
import { editOrganisation } from '#core/organisations/edit-organisation.ts';
import { inviteStaff } from '#core/organisations/invite-staff.ts';
import { putLetter } from '#core/organisations/put-letter.ts';
import { putOrganisationPicture } from '#core/organisations/put-organisation-picture.ts';
import { requestAddressCode } from '#core/organisations/request-address-code.ts';
import { sayOrganisation } from '#core/organisations/say-organisation.ts';
import { sayProject } from '#core/organisations/say-project.ts';
import { submitOrganisation } from '#core/organisations/submit-organisation.ts';
import { answerInvitation } from '#core/projects/answer-invitation.ts';
import { listInvited } from '#core/projects/list-invited.ts';
import { confirmAddress } from '#core/verifications/confirm-address.ts';
import { decideVerification } from '#core/verifications/decide.ts';
import { startOrganisation } from '#core/verifications/start-organisation.ts';
import type { Registry } from '#rules/lists/kinds.ts';
import { pictureOf, type Scene } from './scene.ts';

type PersonOf = (handle: string) => Member;

type DemoOrganisation = {
  name: string;
  kind: OrganisationKind;
  domain: string;
  register: [registry: Registry, number: string];
  place: string;
  about: string;
  picture?: { scene: Scene; alt: string };
  /** The first one opens it. */
  staff: readonly (readonly [handle: string, role: OrganisationRole])[];
  /** Projects that are of it, and those that it has asked. */
  projects: readonly (readonly [name: string, owner: string, said: 'agreed' | 'asked'])[];
};

export const sampleCollege = 'Sample College of Amravati';

const organisations: readonly DemoOrganisation[] = [
  {
    name: sampleCollege,
    kind: 'Educational institution',
    domain: 'sample-college.example',
    register: ['AISHE', 'C-11042'],
    place: 'Amravati',
    about:
      'A college for science, commerce and food processing. Our students work in real projects, and get credit for the hours that both sides confirm. This college is invented, as everything here is.',
    picture: { scene: 'street', alt: 'Drawing: a bus stands before a row of tall houses' },
    staff: [
      ['vaishali-tayade', 'owner'],
      ['prashant-gawai', 'coordinator'],
      ['meenal-raut', 'reviewer'],
    ],
    projects: [
      ['Kolam Press', 'meera-kulkarni', 'agreed'],
      ['Bus Count', 'rahul-ingle', 'asked'],
    ],
  },
  {
    name: 'Sample Grape Works',
    kind: 'Company',
    domain: 'sample-grapes.example',
    register: ['CIN', 'U15520MH2014PTC254321'],
    place: 'Nashik',
    about:
      'We buy grapes from two hundred farms and press them at Nashik. Projects may try things at our gate.',
    staff: [
      ['mangesh-lokhande', 'owner'],
      ['dinesh-agarwal', 'coordinator'],
    ],
    projects: [['Hum', 'rohan-deshmukh', 'asked']],
  },
  {
    name: 'Sample Trust for Village Kitchens',
    kind: 'Ecosystem partner',
    domain: 'sample-kitchens.example',
    register: ['NGO Darpan', 'MH/2018/0207654'],
    place: 'Kolhapur',
    about:
      'A trust of four cooperatives. We lend rooms, scales and a cold store to groups who cook for others, and sit with them once a month.',
    picture: { scene: 'room', alt: 'Drawing: a room with an open door and a dark board' },
    staff: [
      ['geeta-chavan', 'owner'],
      ['shabana-syed', 'coordinator'],
    ],
    projects: [['Hundred Kitchens', 'sunita-gawande', 'agreed']],
  },
];

/** An organisation of each kind is opened by a member with its mark, has staff of each role, and says which projects are of it. */
export async function openOrganisations(
  core: Core,
  administrator: Member,
  personOf: PersonOf,
): Promise<void> {
  for (const organisation of organisations) {
    const { staff, picture, projects } = organisation;
    const [[first] = ['']] = staff;
    const owner = personOf(first);
    await mark(core, administrator, owner, organisation);
    const slug = await open(core, administrator, owner, organisation);
    for (const [handle, role] of staff.slice(1)) {
      await bring(core, { slug, owner, handle, member: personOf(handle), role });
      await prove(core, personOf(handle), { slug, email: `${handle}@${organisation.domain}` });
    }
    if (picture) {
      const bytes = Readable.from([pictureOf(picture.scene)], { objectMode: false });
      await putOrganisationPicture(core, owner, { organisationSlug: slug, bytes });
      await describeOrganisationPicture(core, owner, { organisationSlug: slug, alt: picture.alt });
    }
    for (const [name, team, said] of projects) {
      const named = { organisationSlug: slug, projectSlug: await slugOf(core, name) };
      await sayProject(core, owner, named);
      if (said === 'agreed') await sayOrganisation(core, personOf(team), named);
    }
  }
}

async function slugOf(core: Core, project: string): Promise<string> {
  const { slug } = await core.db
    .selectFrom('projects')
    .select('slug')
    .where('name', '=', `Sample: ${project}`)
    .executeTakeFirstOrThrow();
  return slug;
}

/** The code from the email to an address at the domain. */
async function mailedCode(core: Core, email: string): Promise<string> {
  const { id } = await core.db
    .selectFrom('codes')
    .select('id')
    .where('email', '=', email)
    .orderBy('expires_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return codeOf(core.key, id);
}

async function mark(
  core: Core,
  administrator: Member,
  owner: Member,
  { domain, register: [registry, number] }: DemoOrganisation,
): Promise<void> {
  const email = `office@${domain}`;
  await startOrganisation(core, owner, {
    website: `www.${domain}`,
    registry,
    registryNumber: number,
    email,
    anotherNumber: false,
  });
  const sent = await confirmAddress(core, owner, {
    kind: 'organisation',
    secret: await mailedCode(core, email),
  });
  await decideVerification(core, administrator, {
    verificationId: sent.$id,
    version: sent.version,
    outcome: 'verified',
    reason: '',
  });
}

async function open(
  core: Core,
  administrator: Member,
  owner: Member,
  { kind, name, place, about }: DemoOrganisation,
): Promise<string> {
  const { slug } = await createOrganisation(core, owner, { kind, name, key: 'demo' });
  const of = { organisationSlug: slug };
  const { version } = await editOrganisation(core, owner, {
    ...of,
    version: 1,
    place,
    about,
    isListed: true,
  });
  const bytes = Readable.from([pictureOf('room')], { objectMode: false });
  await putLetter(core, owner, { ...of, bytes });
  await submitOrganisation(core, owner, slug);
  const { id: organisationId } = await core.db
    .selectFrom('organisations')
    .select('id')
    .where('slug', '=', slug)
    .executeTakeFirstOrThrow();
  const decision = { organisationId, version, outcome: 'active', reason: '' } as const;
  await decideOrganisation(core, administrator, decision);
  return slug;
}

type Seat = { slug: string; owner: Member; handle: string; member: Member; role: OrganisationRole };

async function bring(core: Core, { slug, owner, handle, member, role }: Seat): Promise<void> {
  await inviteStaff(core, owner, { organisationSlug: slug, invitee: handle, roles: [role] });
  const { invitations } = await listInvited(core, member);
  const invitationId = invitations[0]?.id ?? '';
  await answerInvitation(core, member, { invitationId, secret: '', accepted: true });
}

async function prove(core: Core, member: Member, { slug, email }: { slug: string; email: string }) {
  await requestAddressCode(core, member, { organisationSlug: slug, email });
  const secret = await mailedCode(core, email);
  await confirmOrganisationAddress(core, member, { organisationSlug: slug, secret });
}
