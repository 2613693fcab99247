// Written by `npm run rows` from the migrated schema, and held against it by a test. Do not edit.

export type ProjectPictureFileVariant = 'small' | 'large';

export type ProjectPictureFilesTable = {
  picture_id: string;
  variant: ProjectPictureFileVariant;
  storage_key: string;
  size: number;
  checksum: string;
};
