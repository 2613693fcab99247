/** At which field of a form it stands why a file was not taken. */
export const fileFaults = {
  storage_file_not_found: { fields: ['stored'] },
  message_file_empty: { fields: ['file'] },
  message_file_too_large: { fields: ['file'] },
  message_file_unsupported: { fields: ['file'] },
  message_file_unreadable: { fields: ['file'] },
};
