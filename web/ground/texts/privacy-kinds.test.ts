import assert from 'node:assert/strict';
import { test } from 'node:test';
import { privacyKinds } from '#web/consents/texts/en/privacy-kinds.ts';
import { heldData } from '#web/own-data/texts/en/held-data.ts';

/** Which tables each kind of the privacy policy tells of. */
const toldOf: Record<string, string> = {
  'Your account': 'accounts consents email_changes former_addresses email_proofs',
  'Your profile': 'profiles avatars standings',
  'Files you upload': 'files',
  'Your page': 'people handles request_capacities last_names',
  Verification: 'verifications evidence_files evidence_hashes',
  'Projects, teams and places': `project_followers project_members project_updates project_pictures project_picture_files
    project_hand_overs project_removal_votes project_removals project_invitations invitation_refusals opportunities
    opportunity_reviews`,
  'Applications and interviews': `applications application_steps application_offers application_interviews application_files
    application_notes application_exports application_trials application_trial_files`,
  'Agreements and ledgers': `agreement_pools agreements agreement_drafts agreement_versions agreement_signatures
    agreement_signature_addresses agreement_owed_reads agreement_departures agreement_entry_texts agreement_entry_files
    agreement_disputes agreement_people agreement_entries agreement_monthly_mails`,
  'What you are paid by':
    'agreement_payouts agreement_payout_openings agreement_tax_numbers agreement_more_time',
  'Private messages': 'conversations conversation_members conversation_changes messages message_files',
  'What you save and are told': 'saved_opportunities saved_searches clocks notifications mail_ways',
  'Blocks and reports': 'blocks parted_names cases case_people case_reports guest_reports',
  'Letters to us': 'enquiries enquiry_answers',
  'Parents and guardians': 'guardians',
  'Security records':
    'sessions known_devices known_browsers codes tokens events ends last_forms jobs rate_limits written_letters',
  'What our own people did': 'admin_actions',
};

test('the privacy policy tells of every table that holds something about people, in one of its kinds', () => {
  assert.deepEqual(
    privacyKinds.map(({ name }) => name),
    Object.keys(toldOf),
  );
  const told = Object.values(toldOf).flatMap((tables) => tables.split(/\s+/));
  const held = Object.values(heldData).flatMap((group) => Object.keys(group));
  assert.deepEqual(told.toSorted(), held.toSorted());
});
