import { sql } from 'kysely';
import type { AgreementDraft, DraftParam } from '#contract/agreements/draft.ts';
import { beginAgreement } from '#core/agreements/begin-agreement.ts';
import { editDraft } from '#core/agreements/edit-draft.ts';
import { propose } from '#core/agreements/propose.ts';
import { requestSigningCode } from '#core/agreements/request-signing-code.ts';
import { setPool } from '#core/agreements/set-pool.ts';
import { showAgreement } from '#core/agreements/show-agreement.ts';
import { signAgreement } from '#core/agreements/sign-agreement.ts';
import type { Member } from '#core/ground/actor.ts';
import type { Core } from '#core/ground/core.ts';
import type { MilestoneTerms } from '#rules/agreements/terms.ts';
import { device, mailedCode, member } from '#tests/ground/builders.ts';
import { dayFromNow } from '#tests/opportunities/opportunities.ts';
import { publishedProject } from '#tests/projects/published-project.ts';

export function milestone(changes: Partial<MilestoneTerms> = {}): MilestoneTerms {
  return {
    number: 1,
    title: 'Counter on one door',
    criteria: ['It counts a day without a miss'],
    hours: 20,
    value: 1_000_000,
    dueDay: dayFromNow(60),
    lowestShare: 0,
    highestShare: 0,
    ...changes,
  };
}

export function equity(
  changes: Partial<NonNullable<AgreementDraft['equity']>> = {},
): NonNullable<AgreementDraft['equity']> {
  return {
    instrument: 'Promise of shares',
    unitPrice: 1_000,
    priceSource: 'Set by the owners',
    vesting: { kind: 'monthly', months: 12, cliff: 3, startDay: dayFromNow(30) },
    leaver: 'vest',
    conversionDay: dayFromNow(900),
    fallbackPrice: 1_000,
    isEmployee: false,
    ...changes,
  };
}

/** All that a draft has to say before it can be proposed. */
export function goodTerms(changes: DraftParam = {}): DraftParam {
  return {
    milestones: [milestone()],
    ...changes,
    terms: {
      role: 'Builder of counters',
      work: 'Builds the counter.',
      law: 'India',
      place: 'Nagpur',
      ...changes.terms,
    },
  };
}

/** Adds the member to the team without an invitation. */
export async function joinTeam(core: Core, project: string, { id }: Member, isOwner = false): Promise<void> {
  await sql`insert into project_members (project_id, account_id, is_owner, title)
    select id, ${id}, ${isOwner}, 'Builder' from projects where slug = ${project}`.execute(core.db);
}

export function poolOf(core: Core, owner: Member, project: string, poolUnits = 100_000) {
  const totals = { companyUnits: 1_000_000, poolUnits, asOfDay: dayFromNow(-1) };
  return setPool(core, owner, { projectSlug: project, version: 0, ...totals });
}

export async function drafted(
  core: Core,
  { owner, contributor, project }: { owner: Member; contributor: Member; project: string },
  said: DraftParam = {},
) {
  const { id } = await beginAgreement(core, owner, {
    project,
    personId: contributor.id,
  });
  return editDraft(core, owner, { agreementId: id, version: 1, said: goodTerms(said) });
}

export async function proposed(core: Core, sides: Sides, said: DraftParam = {}) {
  const { id, draft } = await drafted(core, sides, said);
  return propose(core, sides.owner, { agreementId: id, version: draft?.version ?? 0 });
}

export type Sides = { owner: Member; contributor: Member; project: string };

/** An owner with a published project, and a member of its team. */
export async function sidesOf(core: Core, name = 'आशा काळे'): Promise<Sides> {
  const owner = await member(core, { name: 'Meera Joshi', password: null });
  const contributor = await member(core, { name, password: null });
  const project = await publishedProject(core, owner, `Rooms of ${contributor.id}`);
  await joinTeam(core, project, contributor);
  return { owner, contributor, project };
}

/** The parameters with which the member signs the present text. */
export async function signingOf(core: Core, member: Member, agreementId: string) {
  const one = await showAgreement(core, member, agreementId);
  const { version, hash } = one.amendment ?? one;
  return { agreementId, version, hash, name: member.account.name, hasAuthority: true };
}

export async function sign(core: Core, member: Member, agreementId: string) {
  const signing = await signingOf(core, member, agreementId);
  await requestSigningCode(core, member, signing);
  const code = await mailedCode(core, member.account.email, 'sign');
  return signAgreement(core, member, { ...signing, code, device });
}

/** In force: signed by both. */
export async function active(core: Core, sides: Sides, said: DraftParam = {}) {
  const { id } = await proposed(core, sides, said);
  await sign(core, sides.contributor, id);
  return sign(core, sides.owner, id);
}
