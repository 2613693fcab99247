// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type RosterPressingsTable = {
  case_id: string;
  organisation_id: string;
  until: Date;
};
