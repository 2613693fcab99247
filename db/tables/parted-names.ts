// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type PartedNamesTable = {
  viewer_id: string;
  person_id: string;
  name: string;
};
