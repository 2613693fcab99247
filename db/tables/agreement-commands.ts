// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementCommandsTable = {
  agreement_id: string;
  asked_as: string;
  sequence: number;
};
