import { z } from 'zod';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { districtName } from '../ground/listed-names.ts';
import { neededToPublish, projectStates } from './limits.ts';
import { picture } from './picture-calls.ts';

export const said = z.object({
  name: z.string(),
  line: z.string(),
  problem: z.string(),
  today: z.string(),
  next: z.string(),
  stage: z.string(),
  sectors: z.array(z.string()),
  place: districtName,
  website: z.string(),
  language: z.string(),
});

/** The elements of a project's kolam: solid dots, hollow dots and closed loops. */
const kolam = z.object({ people: z.int(), seats: z.int(), loops: z.int() });

/** The cover, where it is a picture; null where it is the project's kolam. */
const cover = picture.nullable();

export const projectRow = z.object({
  slug: z.string(),
  state: z.enum(projectStates),
  name: z.string(),
  line: z.string(),
  role: z.enum(['owner', 'member']),
  title: z.string(),
  kolam,
  cover,
});
export type ProjectRowBody = z.infer<typeof projectRow>;

export const workspace = projectRow.extend({
  said,
  version: z.int(),
  /** The fields that it needs before it can be published. */
  lacks: z.array(z.enum([...neededToPublish, 'public_owner'])),
  can: z.object({
    edit: z.boolean(),
    publish: z.boolean(),
    archive: z.boolean(),
    return: z.boolean(),
    remove: z.boolean(),
  }),
  publishedAt: z.string(),
  /** The reason of an administrator's removal, and the state of the appeal; null where no administrator has removed it. */
  removal: z
    .object({
      reason: z.string(),
      removedAt: z.string(),
      appeal: z.string(),
      appealedAt: z.string(),
      answer: z.string(),
      answeredAt: z.string(),
      /** Until when it can be appealed; empty where it cannot, or not by the member. */
      appealUntil: z.string(),
    })
    .nullable(),
});
export type WorkspaceBody = z.infer<typeof workspace>;

const teamMember = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  avatarId: z.string(),
  /** The marks that hold. */
  verified: z.array(z.enum(verificationKinds)),
  headline: z.string(),
  title: z.string(),
  /** Since when they are a co-founder, by the word of the team itself; empty for others. */
  cofounderOn: z.string(),
  isOwner: z.boolean(),
});
export type TeamMemberBody = z.infer<typeof teamMember>;

export const project = said.extend({
  slug: z.string(),
  state: z.enum(projectStates),
  kolam,
  cover,
  /** Of its team those whom the caller may see, and how many others there are. */
  team: z.array(teamMember),
  others: z.int(),
  /** How it answers applications, over 90 days; null while it is too new for that. */
  figures: z.object({ days: z.int().nullable(), percentInTime: z.int() }).nullable(),
  /** Something that it owes is overdue, or was and is settled for less than 90 days. */
  paysLate: z.boolean(),
  /** Whether one of its owners is verified for a registered organisation. */
  isOfOrganisation: z.boolean(),
  publishedAt: z.string(),
  /** The newest of what its team has written. */
  updates: z.array(
    z.object({
      id: z.string(),
      text: z.string(),
      writtenAt: z.string(),
      isEdited: z.boolean(),
      pictures: z.array(picture),
    }),
  ),
  /** Whether the caller follows it, and is in its team. */
  isFollowed: z.boolean(),
  isOwn: z.boolean(),
});
export type ProjectBody = z.infer<typeof project>;

export const listedProject = z.object({
  slug: z.string(),
  name: z.string(),
  line: z.string(),
  /** That its team has declared for its text. */
  language: z.string(),
  stage: z.string(),
  sectors: z.array(z.string()),
  place: districtName,
  kolam,
  cover,
});
export type ListedProject = z.infer<typeof listedProject>;
