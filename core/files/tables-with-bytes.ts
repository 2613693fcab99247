/** The tables whose rows stand for bytes in the store: what a backup takes along and what is looked through for damage. */
export const tablesWithBytes = [
  'file_chunks',
  'avatars',
  'evidence_files',
  'project_picture_files',
  'case_pictures',
  'message_files',
  'application_files',
  'application_trial_files',
  'message_thumbnails',
] as const;
