import { z } from 'zod';
import { districtName } from '../ground/listed-names.ts';
import { date } from '../ground/values.ts';
import {
  organisationHolds,
  organisationKindNames,
  organisationLacks,
  organisationRoles,
  organisationStates,
} from './limits.ts';

const named = {
  slug: z.string(),
  name: z.string(),
  kind: z.enum(organisationKindNames),
} as const;

/** An organisation in the list of its staff. */
export const ownOrganisationRow = z.object({
  ...named,
  state: z.enum(organisationStates),
  roles: z.array(z.enum(organisationRoles)),
  /** Until when the member's address at its domain is proven; empty where none is. */
  provenUntil: date,
});
export type OwnOrganisationRow = z.infer<typeof ownOrganisationRow>;

/** An organisation as one member of its staff sees it. */
export const ownOrganisation = z.object({
  ...named,
  state: z.enum(organisationStates),
  version: z.int(),
  said: z.object({ name: z.string(), place: districtName, about: z.string(), isListed: z.boolean() }),
  registry: z.string(),
  registryNumber: z.string(),
  website: z.string(),
  domain: z.string(),
  roles: z.array(z.enum(organisationRoles)),
  address: z.object({ email: z.string(), provenUntil: date }),
  heldFor: z.array(z.enum(organisationHolds)),
  /** The things that are missing before it can be sent. */
  lacks: z.array(z.enum(organisationLacks)),
  /** The letter of authority: when it was sent; empty without one. */
  letterAt: date,
  submittedAt: date,
  isLate: z.boolean(),
  /** The last decision of staff. */
  reason: z.string(),
  decidedAt: date,
  appeal: z.string(),
  appealUntil: date,
  pausedUntil: date,
  can: z.object({
    edit: z.boolean(),
    submit: z.boolean(),
    delete: z.boolean(),
    close: z.boolean(),
    appeal: z.boolean(),
    act: z.boolean(),
  }),
});
export type OwnOrganisation = z.infer<typeof ownOrganisation>;
