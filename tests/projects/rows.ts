import type { Rows } from '#tests/ground/module-samples.ts';

export const projectRows = {
  project_members: `with project as (
      insert into projects (id, slug, name, line, asked_as) select one, one, 'A', 'B', one from (select md5($1::text) as one) as made returning id
    ) insert into project_members (project_id, account_id, is_owner, title) select id, $1, true, $2 from project`,
  past_seats: `insert into past_seats (project_id, account_id) select project_id, $1 from project_members where account_id = $1`,
  project_updates: `insert into project_updates (id, project_id, account_id, text, asked_as) select md5('u' || $1), project_id, $1, $2, md5('u' || $1) from project_members where account_id = $1`,
  project_pictures: `insert into project_pictures (id, project_id, update_id, account_id, alt, width, height, checksum) select md5('b' || $1), project_id, null, $1, $2, 1, 1, '' from project_members where account_id = $1`,
  project_picture_files: `insert into project_picture_files (picture_id, variant, storage_key, size, checksum) select md5('b' || $1), 'large', 'picture' || $1, 1, $2`,
  project_hand_overs: `insert into project_hand_overs (id, project_id, account_id) select md5('o' || $1), project_id, $1 from project_members where account_id = $1`,
  project_removals: `insert into project_removals (id, project_id, state_before, reason, appeal, appealed_by, appealed_at) select md5('r' || $1), project_id, 'draft', 'Why', $2, $1, now() from project_members where account_id = $1`,
  project_removal_votes: `insert into project_removal_votes (project_id, account_id, voted_by) select project_id, $1, $1 from project_members where account_id = $1`,
  project_invitations: `insert into project_invitations (id, project_id, sent_to, account_id, email, mailbox) select md5('i' || $1), project_id, $2, $1, $2, $2 from project_members where account_id = $1`,
  invitation_refusals: `insert into invitation_refusals (mailbox_hash) values ($1 || $2)`,
  project_followers: `insert into project_followers (project_id, account_id) select project_id, $1 from project_members where account_id = $1`,
} satisfies Rows;
