import type { Held } from './held.ts';

/** Texts about data that others see, and about projects and teams. */
export const others = {
  people: {
    name: 'Your page',
    holds:
      'The text that a member writes about themselves for others, who may see it, and the words by which others find the member.',
    why: 'To show it to the people whom the member allows, and to find what fits the member.',
    kept: 'Until it is changed.',
  },
  last_names: {
    name: 'Your name while you are not shown',
    holds: 'The name that others saw last of a member who is suspended or leaving.',
    why: 'To let others who share a conversation or a team with the member still read the name that they know.',
    kept: 'Until the member is shown again, or the account ends.',
  },
  parted_names: {
    name: 'Names at the time of a block',
    holds: 'The names under which two members last saw each other before one of them blocked the other.',
    why: 'To hide a new name of each member from the other wherever both were before, such as in a conversation.',
    kept: 'Until there is no block between the two any more, or one of the accounts ends.',
  },
  handles: {
    name: 'Your handles',
    holds: 'The handle under which a member has a page, and their earlier handles.',
    why: 'To find the page, and to prevent other people from using a handle of the member to pass for them.',
    kept: 'Forever. When the account ends, the link to the account is removed.',
  },
  verifications: {
    name: 'Marks you ask for',
    holds:
      'The facts about themselves that a member asks us to verify, the evidence that they sent, the decision and its reason, and how long the mark is valid.',
    why: 'To let others know whom they deal with.',
    kept: 'The evidence is kept for 30 days after the decision, and the rest for one year after the verification ends. A verification that waits for a code is kept for one day.',
  },
  evidence_files: {
    name: 'Letters and college IDs',
    holds:
      'A bonafide letter or a college ID: a PDF as it was sent, or a new image that the server made from a picture.',
    why: 'To check that a member studies.',
    kept: 'For 30 days after the decision.',
  },
  evidence_hashes: {
    name: 'Fingerprints of evidence',
    holds: 'Hashes of the address, number, links or file by which a member is verified, made with our key.',
    why: 'To prevent a person from using the same evidence to pass for another person.',
    kept: 'As long as the mark is valid.',
  },
  project_followers: {
    name: 'Projects you follow',
    holds: 'The projects that a member follows.',
    why: 'To tell the member what is new in these projects.',
    kept: 'Until the member stops following the project.',
  },
  project_members: {
    name: 'Your teams',
    holds: 'The projects in whose team a member is, since when, and with what title.',
    why: 'To show who is behind a project, and who may change it.',
    kept: 'Until the member leaves the team.',
  },
  project_updates: {
    name: 'Notes on projects',
    holds: 'The notes that a member wrote about a project of theirs, and when.',
    why: 'To show how the project goes on.',
    kept: 'Until the note is deleted.',
  },
  project_pictures: {
    name: 'Pictures of projects',
    holds: 'The pictures that a member sent for a project of theirs, and a description of each picture.',
    why: 'To show the project.',
    kept: 'Until the picture is removed, alone or with the note or project that it belongs to.',
  },
  project_picture_files: {
    name: 'Files of project pictures',
    holds: 'New images that the server made from these pictures, in two sizes.',
    why: 'To show the project.',
    kept: 'As long as the picture.',
  },
  project_hand_overs: {
    name: 'Asked to own a project',
    holds: 'Who is asked to own a project, who asked, and who refused.',
    why: 'To prevent a project from being left without a person who is responsible for it.',
    kept: 'Until the member answers. If a member refuses to follow the last owner, the refusal is kept as long as the member is in the team.',
  },
  project_removal_votes: {
    name: 'Votes to remove an owner',
    holds: 'Which owner wants another owner to leave.',
    why: 'All other owners together must decide to remove an owner.',
    kept: 'Until one of them leaves the team.',
  },
  project_removals: {
    name: 'Removed projects',
    holds: 'Why a project was removed, what its owners replied, and who decided.',
    why: 'To let the owners know the reason and appeal, and to let us check the decision again.',
    kept: 'As long as the project.',
  },
  project_invitations: {
    name: 'Invitations',
    holds: 'Who was invited to which team, by handle or email address, and the result of the invitation.',
    why: 'To let people answer, and to prevent too many invitations to one mailbox.',
    kept: '60 days.',
  },
  invitation_refusals: {
    name: 'Never invite me',
    holds: 'Keyed hashes of the email addresses of people who never want an invitation.',
    why: 'To follow this wish, also for people without an account.',
    kept: 'Forever, because the person asked for it.',
  },
  opportunities: {
    name: 'Opportunities of your projects',
    holds: 'The opportunities that a project offers, and who created, submitted or removed each of them.',
    why: 'To show them, and to let us review the first opportunities of an account.',
    kept: 'As long as the project.',
  },
  opportunity_reviews: {
    name: 'Reviews of opportunities',
    holds:
      'Why a person reviewed an opportunity before others saw it, who asked for the review, and the decision.',
    why: 'To prevent opportunities that ask people for money or papers, and to tell the team why an opportunity came back.',
    kept: 'As long as the opportunity.',
  },
  saved_opportunities: {
    name: 'Opportunities you save',
    holds: 'The opportunities that a member has saved.',
    why: 'To show them again.',
    kept: 'Until the member stops saving the opportunity, or the opportunity is gone.',
  },
  saved_searches: {
    name: 'Searches you save',
    holds: 'The searches for new opportunities that a member has saved, and what each search found last.',
    why: 'To search once a week and tell the member the result.',
    kept: 'Until the member deletes the search.',
  },
  applications: {
    name: 'Your applications',
    holds: 'The opportunities for which a member has applied, the text of each application, and the answer.',
    why: 'To let the team answer, and to let both sides know what was said.',
    kept: 'As long as the opportunity. The team can read the application while it is open and for 30 days after it ends, but not after a withdrawal.',
  },
  application_steps: {
    name: 'Steps of your applications',
    holds: 'The steps of an application, and when each step happened.',
    why: 'To show each side the state of the application.',
    kept: 'As long as the application.',
  },
  application_offers: {
    name: 'Offers to you',
    holds:
      'The offer of a team to one applicant: title, start, hours, terms, and the date until which the applicant can answer.',
    why: 'To let both sides know what was offered.',
    kept: 'As long as the application.',
  },
  application_interviews: {
    name: 'Interviews',
    holds:
      'The times that were proposed and agreed for an interview, where it takes place, and the time zones of its participants.',
    why: 'To let both sides know when and where they meet.',
    kept: 'As long as the application.',
  },
  application_files: {
    name: 'Files of applications',
    holds: 'A file that a member sent with an application, as it was sent.',
    why: 'To let the team read it.',
    kept: 'As long as the application.',
  },
  application_notes: {
    name: 'Notes about applications',
    holds: 'The notes of a project’s owners about an application. Only the owners can read them.',
    why: 'To let several owners decide together.',
    kept: 'Until the writer deletes the note, 30 days after the application ends, or at once after a withdrawal.',
  },
  application_exports: {
    name: 'Exports of applications',
    holds: 'Who has exported the open applications for an opportunity as a table, and when.',
    why: 'To know where the texts of applicants went.',
    kept: 'As long as the opportunity.',
  },
  application_trials: {
    name: 'Trial tasks',
    holds: 'The task that a team asked an applicant to try, and the work that the applicant handed in.',
    why: 'To let the team decide. The work still belongs to the applicant.',
    kept: 'As long as the application. The team can read it for the same time.',
  },
  application_trial_files: {
    name: 'Files of trial tasks',
    holds: 'A file that an applicant handed in for a trial task.',
    why: 'To let the team look at it. The file still belongs to the applicant.',
    kept: 'As long as the application.',
  },
  clocks: {
    name: 'Deadlines',
    holds: 'Who owes a next step, who waits for it, since when and until when, and how the deadline ended.',
    why: 'To make clear for each request which person owes the next step, and until when.',
    kept: 'For one year after the deadline ends. A deadline of an agreement in force is kept until nothing is owed in the agreement any more.',
  },
} as const satisfies Record<string, Held>;
