import type { ModuleKinds } from '../ground/kinds-of-module.ts';

/** The names that this module declares for all other modules. */
export const fileKinds = {
  refusals: {
    storage_bucket_not_found: 'not_found',
    storage_file_not_found: 'not_found',
    storage_file_already_exists: 'conflict',
    storage_file_empty: 'invalid',
    storage_file_type_unsupported: 'invalid',
    storage_invalid_file_size: 'invalid',
    storage_invalid_content_range: 'invalid',
    storage_invalid_appwrite_id: 'invalid',
    storage_invalid_range: 'bad_range',
    storage_quota_exceeded: 'forbidden',
    storage_file_damaged: 'broken',
  },
  fieldErrors: ['file_unsent'],
  unworded: ['storage_bucket_not_found', 'storage_invalid_range'],
} as const satisfies ModuleKinds;
