// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationAddressesTable = {
  organisation_id: string;
  account_id: string;
  email: string;
  proven_until: Date;
  reminded_at: Date | null;
};
