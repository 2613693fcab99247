// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type OrganisationPictureFileVariant = 'small' | 'large';

export type OrganisationPictureFilesTable = {
  picture_id: string;
  variant: OrganisationPictureFileVariant;
  storage_key: string;
  size: number;
  checksum: string;
};
