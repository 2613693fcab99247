// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementPeopleTable = {
  agreement_id: string;
  account_id: string | null;
  number: string;
};
