import type { ExpectedRows } from '../ground/rows-of-table.ts';

export const projectsRows: ExpectedRows = {
  projects: 1_000_000,
  project_followers: 4_000_000,
  project_members: 1_000_000,
  past_seats: 100_000,
  project_updates: 1_000_000,
  project_pictures: 1_000_000,
  project_picture_files: 1_000_000,
  project_hand_overs: 10_000,
  project_removal_votes: 10_000,
  project_removals: 10_000,
  project_invitations: 1_000_000,
  invitation_refusals: 10_000,
};
