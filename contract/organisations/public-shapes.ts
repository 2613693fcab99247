import { z } from 'zod';
import { verificationKinds } from '#rules/lists/kinds.ts';
import { districtName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import { picture } from '../projects/picture-calls.ts';
import { listedProject } from '../projects/shapes.ts';
import { organisationKindNames } from './limits.ts';

const named = {
  slug: z.string(),
  name: z.string(),
  kind: z.enum(organisationKindNames),
} as const;

/** An organisation in a list that everyone sees. `line` is the beginning of what it says of itself. */
export const listedOrganisation = z.object({ ...named, city: districtName, line: z.string() });
export type ListedOrganisation = z.infer<typeof listedOrganisation>;

const staffMember = z.object({
  id: z.string(),
  handle: z.string(),
  name: z.string(),
  avatarId: z.string(),
  headline: z.string(),
  verified: z.array(z.enum(verificationKinds)),
});

/** An organisation as everyone sees it. */
export const publicOrganisation = z.object({
  ...named,
  registry: z.string(),
  registryNumber: z.string(),
  website: z.string(),
  city: districtName,
  country: z.string(),
  about: z.string(),
  picture: picture.nullable(),
  /** Nothing new begins there at present. */
  isPaused: z.boolean(),
  openedAt: date,
  /** The newest of the published projects that are of it, and how many others there are. */
  projects: z.array(listedProject),
  otherProjects: z.int(),
  /** Of its staff those with a public profile, and how many others there are. */
  staff: z.array(staffMember),
  otherStaff: z.int(),
});
export type PublicOrganisation = z.infer<typeof publicOrganisation>;

const collaborator = z.object({ slug: z.string(), name: z.string(), city: districtName });
export type Collaborator = z.infer<typeof collaborator>;

/** Organisations that agreed to stand on the page about working together. */
export const collaborators = z.object({
  institutions: z.array(collaborator),
  companies: z.array(collaborator),
  partners: z.array(collaborator),
});
export type CollaboratorsBody = z.infer<typeof collaborators>;
