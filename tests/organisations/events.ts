import type { NotificationKind } from '#contract/collected.ts';
import type { EventName } from '#core/ground/events.ts';
import { member } from '#tests/ground/builders.ts';
import type { TestCore } from '#tests/ground/database.ts';
import type { Build, Case, Cases } from '#tests/ground/module-samples.ts';
import { someone } from '#tests/ground/world.ts';
import { publishedProject } from '#tests/projects/published-project.ts';
import { idOf, ownerOf, staffOf } from './organisations.ts';

type OfProject = Extract<EventName, `organisations.project${string}`>;
type OwnEvent = Extract<EventName, `organisations.${string}`>;

/** An event that notifies the owner of an organisation; another member of its staff or our staff caused it. */
const toOwner =
  (name: Exclude<OwnEvent, OfProject>, kind: NotificationKind, by: 'other' | 'us'): Build =>
  async (core: TestCore): Promise<Case> => {
    const { owner, slug } = await ownerOf(core);
    const accountId = by === 'other' ? (await someone(core)).id : null;
    const event = { name, accountId, subject: { organisationId: await idOf(core, slug) } };
    return { event, notified: { [owner.id]: kind } };
  };

/** An event about a project and an organisation: the owner of the side that did not act is notified. */
const toOtherSide =
  (name: OfProject, by: 'organisation' | 'project', kind: NotificationKind): Build =>
  async (core: TestCore): Promise<Case> => {
    const { owner, slug } = await ownerOf(core);
    const team = await member(core, { password: null });
    const projectSlug = await publishedProject(core, team);
    const { id: projectId } = await core.db
      .selectFrom('projects')
      .select('id')
      .where('slug', '=', projectSlug)
      .executeTakeFirstOrThrow();
    const subject = { organisationId: await idOf(core, slug), projectId, by };
    const [acts, hears] = by === 'project' ? [team, owner] : [owner, team];
    return { event: { name, accountId: acts.id, subject }, notified: { [hears.id]: kind } };
  };

export const organisationEvents: Cases<OwnEvent> = {
  'organisations.begun': 'none',
  'organisations.edited': 'none',
  'organisations.submitted': 'none',
  'organisations.decided': [toOwner('organisations.decided', 'organisation_decided', 'us')],
  'organisations.late': [toOwner('organisations.late', 'organisation_late', 'us')],
  'organisations.appealed': 'none',
  'organisations.resumed': 'none',
  'organisations.paused': [toOwner('organisations.paused', 'organisation_paused', 'us')],
  'organisations.ended': [toOwner('organisations.ended', 'organisation_ended', 'us')],
  'organisations.deleted': 'none',
  'organisations.staffed': [
    toOwner('organisations.staffed', 'organisation_staffed', 'other'),
    async (core) => {
      const { owner, slug } = await ownerOf(core);
      const changed = await staffOf(core, slug, ['reviewer']);
      const subject = { organisationId: await idOf(core, slug), by: owner.id };
      return {
        event: { name: 'organisations.staffed', accountId: changed.id, subject },
        notified: { [changed.id]: 'organisation_roles_changed' },
      };
    },
  ],
  'organisations.staffLeft': [toOwner('organisations.staffLeft', 'organisation_staff_left', 'other')],
  'organisations.staffRemoved': [
    async (core) => {
      const { slug } = await ownerOf(core);
      const { id: accountId } = await someone(core);
      const subject = { organisationId: await idOf(core, slug) };
      return {
        event: { name: 'organisations.staffRemoved', accountId, subject },
        notified: { [accountId]: 'organisation_staff_removed' },
      };
    },
  ],
  'organisations.staffAppealed': 'none',
  'organisations.staffAnswered': [
    async (core) => {
      const { slug } = await ownerOf(core);
      const { id: accountId } = await someone(core);
      const subject = { organisationId: await idOf(core, slug) };
      return {
        event: { name: 'organisations.staffAnswered', accountId, subject },
        notified: { [accountId]: 'organisation_staff_answered' },
      };
    },
  ],
  'organisations.ownerAsked': [
    async (core) => {
      const { owner, slug } = await ownerOf(core);
      const asked = await staffOf(core, slug, ['coordinator']);
      const subject = { organisationId: await idOf(core, slug), askedBy: owner.id };
      return {
        event: { name: 'organisations.ownerAsked', accountId: asked.id, subject },
        notified: { [asked.id]: 'organisation_owner_asked' },
      };
    },
  ],
  'organisations.ownerAnswered': [
    async (core) => {
      const { owner, slug } = await ownerOf(core);
      const asked = await staffOf(core, slug, ['coordinator']);
      const subject = { organisationId: await idOf(core, slug), askedBy: owner.id };
      return {
        event: { name: 'organisations.ownerAnswered', accountId: asked.id, subject },
        notified: { [owner.id]: 'organisation_owner_answered' },
      };
    },
  ],
  'organisations.ownerUnasked': 'none',
  'organisations.ownerVoted': 'none',
  'organisations.proofEnding': [
    async (core) => {
      const { owner, slug } = await ownerOf(core);
      const subject = { organisationId: await idOf(core, slug) };
      return {
        event: { name: 'organisations.proofEnding', accountId: owner.id, subject },
        notified: { [owner.id]: 'organisation_proof_ending' },
      };
    },
  ],
  'organisations.proven': 'none',
  'organisations.proofEnded': [
    async (core) => {
      const { owner, slug } = await ownerOf(core);
      const subject = { organisationId: await idOf(core, slug) };
      return {
        event: { name: 'organisations.proofEnded', accountId: owner.id, subject },
        notified: { [owner.id]: 'organisation_proof_ended' },
      };
    },
  ],
  'organisations.hidden': 'none',
  'organisations.pictured': 'none',
  'organisations.projectAsked': [
    toOtherSide('organisations.projectAsked', 'organisation', 'organisation_asks_project'),
    toOtherSide('organisations.projectAsked', 'project', 'project_asks_organisation'),
  ],
  'organisations.projectAgreed': [
    toOtherSide('organisations.projectAgreed', 'organisation', 'organisation_joins_project'),
    toOtherSide('organisations.projectAgreed', 'project', 'project_joins_organisation'),
  ],
  'organisations.projectEnded': [
    toOtherSide('organisations.projectEnded', 'organisation', 'organisation_leaves_project'),
    toOtherSide('organisations.projectEnded', 'project', 'project_leaves_organisation'),
  ],
};
