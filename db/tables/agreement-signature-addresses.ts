// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type AgreementSignatureAddressesTable = {
  agreement_id: string;
  version: number;
  party: string;
  account_id: string | null;
  ip: string;
};
