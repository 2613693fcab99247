// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementEntryFilesTable = {
  id: string;
  agreement_id: string;
  sequence: number;
  position: number;
  account_id: string | null;
  salt: string;
  name: string;
  mime_type: string;
  size: number;
  storage_key: string;
  checksum: string;
};
