import { avatarLimits } from '#contract/avatars/limits.ts';
import { caseTimes, reportLimits } from '#contract/cases/report-limits.ts';
import { messageLimits } from '#contract/conversations/limits.ts';
import type { RefusalCode, RefusalValues } from '#contract/ground/refusals.ts';
import { projectTimes } from '#contract/projects/limits.ts';
import { verificationLimits, verificationTimes } from '#contract/verifications/limits.ts';
import { agreementRefusals } from '#web/agreements/texts/en/refusals.ts';
import { applicationRefusals } from '#web/applications/texts/en/refusals.ts';
import { opportunityRefusals } from '#web/opportunities/texts/en/refusals.ts';
import { day, number, span } from '../amounts.ts';

export type Sentence = string | ((values: RefusalValues) => string);

const megabyte = 1024 * 1024;
const gone = 'This is no longer here. Please reload the page.';

/** What a person reads for each way of saying no to a form: the server sends the sentence along. */
export const toldRefusalTexts = {
  guardian_not_needed: 'This account needs no confirmation by a parent or guardian.',
  guardian_request_not_found: 'This link is not valid. It may be old, or a newer one has been sent.',
  birth_date_known: 'Your date of birth is with us already. Please write to us if it is wrong.',
  guardian_refused:
    'They have refused. One of us looks at it before another parent or guardian is asked: please write to us.',
  guardian_statement_missing:
    'Please say that you are an adult, and whether you are parent or legal guardian.',
  guardian_check_missing:
    'Please let the service that is named here make sure of you first; it leads you back to this page.',
  enquiry_not_found: 'This enquiry is no longer there.',
  enquiry_answered: 'Somebody has answered this enquiry in the meantime.',
  conflict: 'This changed while you were looking. Here is how it stands now.',
  person_not_found: 'There is nobody here by this name.',
  handle_not_found: gone,
  person_day_past: 'This day has passed. Please choose one from today on, or leave it empty.',
  handle_taken: 'Somebody has this handle already, or had it. Please choose another one.',
  handle_changed_lately: ({ on }) =>
    `A handle can be changed once in 30 days${on ? `; yours again from ${day(on)} on` : ''}.`,
  handle_needed: 'Please choose your handle first.',
  letter_not_found: 'This letter has left, or is being tried at this moment.',
  letter_outlived: 'This letter is not sent any more: its code has expired, or whom it was for has gone.',
  place_unknown:
    'We don’t know this place. Name a city or district of India, Ghana, Nigeria or Uganda, or leave it empty for anywhere.',
  project_unknown: 'There is no such project here, or no longer.',
  project_closed: 'Only its owners can do this, and only while the project is open.',
  project_last_owner:
    'You are its last owner. Ask somebody of the team to own it first; you can leave with their yes. If you are alone in it, archive it or delete the draft.',
  project_owner_stays: 'Owners remove another owner together: all the others, and at least two of them.',
  project_owners_full: 'A project has at most five owners.',
  project_not_asked: 'You are not asked any more whether you will own this project.',
  unsubscription_unknown: 'There is no such link, or it is cut short.',
  invitation_unknown: 'There is no such invitation, or the link is cut short.',
  invitation_over: 'This invitation has ended. The team can send you another one.',
  invitation_of_another:
    'This invitation was sent to another address. Sign in with the account at that address, or ask the team to invite this one.',
  invitation_to_nobody: 'Enter a handle, such as @asha-kulkarni, or an email address.',
  invitations_too_many: 'This project has sent 20 invitations today. Please go on tomorrow.',
  project_incomplete: 'Something is left to say before others can see this project. The list names it.',
  project_owner_unseen:
    'Somebody has to answer for it: one owner needs a profile that everybody can see. Choose “Everybody” in your own profile, then publish.',
  project_no_draft: 'Only a draft can be deleted. Others have seen this project: archive it instead.',
  project_published_lacks: 'A published project cannot do without this. Please leave something in it.',
  projects_too_many: 'You have 10 drafts. Publish or delete one of them first.',
  project_pictures_too_many: 'A note has at most three pictures. Remove one first.',
  ...opportunityRefusals,
  ...applicationRefusals,
  ...agreementRefusals,
  project_own: 'You are in the team of this project. Another administrator has to decide about it.',
  project_same_administrator: 'You removed this project. Another administrator has to look at the appeal.',
  project_not_removed: 'This project is not removed any more.',
  project_appeal_twice: 'An owner has asked for another look already. One appeal is possible.',
  project_appeal_late: `The ${projectTimes.appealDays} days for this are over. Please write to us.`,
  account_protected: 'This account cannot be suspended.',
  clock_already_extended: 'More time was asked for already. It can be asked for once.',
  clock_extension_too_long: 'Choose from 1 to 7 days.',
  clock_not_extendable: 'The time for this cannot be made longer.',
  clock_not_running: 'Nobody waits for this any more.',
  clock_overdue: 'The time for this is over.',
  turn_not_found: 'Nobody waits for this any more.',
  verification_not_found: 'This is no longer here. Please reload the page.',
  verification_open:
    'You have asked for this already. Withdraw that first, if you want to ask in another way.',
  verification_in_force: 'This mark holds. It can be renewed in its last 30 days.',
  verification_free_mail:
    'Anybody can have an address like this. Please use the one that your college has given you, or send a letter or your student card.',
  verification_alumni:
    'Addresses for former students stay for life, so they cannot show that you study now. Please send a letter or your student card.',
  verification_not_academic:
    'We do not know this domain as that of a college. Please send a letter or your student card, and we look whether it belongs on our list.',
  verification_links_same: 'These are the same page. Please give two different ones.',
  verification_appeal_late: `The ${verificationTimes.appealDays} days for this are over. You can ask for the mark again.`,
  verification_appeal_twice: 'This was looked at twice already. You can ask for the mark again.',
  verification_own: 'This is about yourself. Another administrator has to decide it.',
  verification_same_administrator: 'You decided this before. Another administrator has to look at it.',
  verification_reason_missing: 'Please choose a reason and say it in words, which the person reads.',
  identity_number_found:
    'This looks like an Aadhaar number, which we may neither ask for nor keep. Please take it out.',
  address_free_mail: 'Anybody can have an address like this. Please use one at your website’s own domain.',
  address_other_domain: 'This address is not at your website’s own domain. Please use one that is.',
  website_shared:
    'Many people have pages under this address, so it cannot show who you are. Please give a website with its own domain.',
  registry_number_missing: 'Please enter the number under which you are registered.',
  registry_number_form:
    'This is not how numbers of this register look. Please compare it with your certificate.',
  registry_number_check:
    'The last character of a GSTIN follows from the others, and here it does not. Please look for a typing error.',
  registry_number_long: 'This number is longer than any we know. Please give the number alone.',
  reported_unknown: 'This is no longer here, or not for you to see.',
  report_not_found: 'This report is not here any more. Please write it again.',
  report_words_missing: 'Please say in a few words what it is.',
  reports_too_many:
    'You have sent as many reports as one can in a day. If somebody is in danger, call 112 or the police where you are.',
  report_closed:
    'We have looked at this report, so nothing can be added to it. Report it anew if it goes on.',
  report_pictures_too_many: `A report can have ${reportLimits.pictures} pictures.`,
  case_not_found: 'This is no longer here. Please reload the page.',
  case_own: 'You take part in this case. Another administrator has to decide it.',
  case_same_administrator: 'You decided this case. Another administrator has to answer the appeal.',
  case_outcome_unfit: 'Please choose what is to be done; for a suspension also for how long.',
  case_not_appealable: 'There is nothing to appeal against here.',
  case_appeal_twice: 'You have asked for another look already. One appeal is possible.',
  suspension_over: 'Your account is open again. Please reload the page.',
  case_appeal_late: `The ${caseTimes.appealDays} days for this are over. Please write to us.`,
  evidence_empty: 'This file is empty. Please choose another one.',
  evidence_too_large: `This file is too large. A PDF may have ${verificationLimits.pdfBytes / megabyte} MB, a picture ${avatarLimits.maxBytes / megabyte} MB.`,
  evidence_too_many_pixels: 'This picture has too many pixels. Please choose a smaller one.',
  evidence_type_unsupported: 'Please choose a PDF, or a picture in JPEG, PNG or WebP format.',
  evidence_unreadable: 'This file is damaged or not complete. Please choose another one.',
  domain_invalid: 'Please enter a domain like college.ac.in, without anything before or after it.',
  domain_free_mail: 'Anybody can have an address there, so it cannot be academic.',
  domain_not_found: 'This domain is on neither list any more.',
  conversation_not_found: gone,
  message_waits: `You have written ${messageLimits.beforeAnswer} messages. You can go on once the team has answered.`,
  conversation_closed: 'They are not available at present, so nothing can be sent here.',
  message_not_found: gone,
  message_empty: 'Please write something, or choose a file.',
  message_edit_late: `A message can be changed for ${messageLimits.editMinutes} minutes. That time is over.`,
  message_file_not_found: 'One of the files is no longer there. Please choose it again.',
  message_file_empty: 'One of these files is empty. Please choose another one.',
  message_file_too_large: `A file may have ${messageLimits.fileBytes / megabyte} MB, and a picture 50 megapixels. Please choose a smaller one.`,
  message_file_unreadable: 'This picture is damaged or not complete. Please choose another one.',
  message_file_unsupported:
    'Only PDF, Word documents (doc, docx) and pictures (PNG, JPEG, WebP) can be sent, and a file has to be what its name says.',
  message_files_many: `A message brings up to ${messageLimits.files} files. Please leave some out.`,
  person_away: ({ on }) =>
    `They are away${on ? ` until ${day(on)}` : ''} and nobody new can write to them. Please try again after that.`,
  request_declined: 'They have not taken up what you wrote, so you cannot write to them first again.',
  request_length: `A first message has ${messageLimits.request.min} to ${number(messageLimits.request.max)} characters. Say who you are and what it is about.`,
  request_not_verified: 'Only verified members can write to people they do not know yet.',
  request_over: 'This is answered or over already.',
  request_waits: 'Your first message waits for their answer. You can write more once they have accepted.',
  requests_full: 'More people have written to them than they can answer now. Please try again in a few days.',
  requests_too_many: ({ seconds }) =>
    `You have written to ${messageLimits.strangersADay} new people in 24 hours. You can write to the next one${seconds ? ` in ${span(seconds)}` : ' later'}.`,
} satisfies Partial<Record<RefusalCode, Sentence>>;

export type ToldRefusalCode = keyof typeof toldRefusalTexts;
