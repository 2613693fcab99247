import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const organisationsRows: ExpectedRows = {
  organisations: 10_000,
  organisation_projects: 100_000,
  organisation_pictures: 10_000,
  organisation_picture_files: 10_000,
  organisation_letters: 10_000,
  organisation_staff: 100_000,
  organisation_staff_removals: 1_000,
  organisation_hand_overs: 10_000,
  organisation_removal_votes: 1_000,
  organisation_addresses: 10_000,
};
