import type { Held } from './held.ts';

/** Of what others see, and of projects and teams. */
export const others = {
  people: {
    name: 'Your page',
    holds:
      'What somebody says of themselves to others, who may see it, and the words by which they are found.',
    why: 'To show it to those whom they allow, and to find what fits them.',
    kept: 'Until it is changed.',
  },
  last_names: {
    name: 'Your name while you are not shown',
    holds: 'The name under which a member was last seen who is suspended or leaving.',
    why: 'So that others who share a conversation or a team with them go on reading the name that they know.',
    kept: 'Until the member is shown again, or the account ends.',
  },
  parted_names: {
    name: 'Names at the time of a block',
    holds: 'The name under which two members last saw each other before one of them blocked the other.',
    why: 'So that neither reads a new name of the other where both were before, such as in a conversation.',
    kept: 'Until no block is left between the two, or one of the accounts ends.',
  },
  handles: {
    name: 'Your handles',
    holds: 'The names under which somebody has a page, and those that they had before.',
    why: 'To find them, and so that nobody else can pass for them under a name that was theirs.',
    kept: 'For ever; without its account once that ends.',
  },
  verifications: {
    name: 'Marks you ask for',
    holds:
      'What somebody asks us to believe of them, what they sent to show it, what was decided and why, and until when it holds.',
    why: 'So that others know whom they deal with.',
    kept: 'What was sent, for 30 days after the decision; the rest for a year after it has ended. What waits for a code, a day.',
  },
  evidence_files: {
    name: 'Letters and college IDs',
    holds: 'A bonafide letter or a college ID: a PDF as it was sent, a picture drawn anew.',
    why: 'To see that somebody studies.',
    kept: 'For 30 days after the decision.',
  },
  evidence_hashes: {
    name: 'Fingerprints of what shows it',
    holds: 'Hashes of the address, number, links or file by which somebody is verified, made with our key.',
    why: 'So that nobody uses the same to pass for somebody else.',
    kept: 'While the mark holds.',
  },
  project_followers: {
    name: 'Projects you follow',
    holds: 'Which projects somebody follows.',
    why: 'To tell them what is new there.',
    kept: 'Until they no longer follow.',
  },
  project_members: {
    name: 'Your teams',
    holds: 'In the team of which project somebody is, since when, and with what title.',
    why: 'To show who is behind a project, and who may change it.',
    kept: 'Until they leave the team.',
  },
  project_updates: {
    name: 'Notes on projects',
    holds: 'What somebody has written about a project of theirs, and when.',
    why: 'To show how the project goes on.',
    kept: 'Until it is deleted.',
  },
  project_pictures: {
    name: 'Pictures of projects',
    holds: 'Pictures somebody has sent for a project of theirs, and what is to be seen in them.',
    why: 'To show the project.',
    kept: 'Until they are removed, with the note or the project that they belong to.',
  },
  project_picture_files: {
    name: 'Their files',
    holds: 'The same pictures as they were drawn anew, in two sizes.',
    why: 'To show the project.',
    kept: 'As long as the picture.',
  },
  project_hand_overs: {
    name: 'Asked to own a project',
    holds: 'Who is asked to own a project, by whom, and who has said no.',
    why: 'So that no project is left without somebody who answers for it.',
    kept: 'Until it is answered; a no to follow a last owner, as long as they are in the team.',
  },
  project_removal_votes: {
    name: 'Owners on an owner',
    holds: 'Which owner wants another one to go.',
    why: 'An owner is removed by all others together.',
    kept: 'Until one of them leaves the team.',
  },
  project_removals: {
    name: 'Removed projects',
    holds: 'Why a project was removed, what its owners have said to it, and who has decided.',
    why: 'So that its owners know the reason and can appeal, and the decision can be looked at again.',
    kept: 'As long as the project.',
  },
  project_invitations: {
    name: 'Invitations',
    holds: 'Who was invited to which team, by their handle or email address, and how it ended.',
    why: 'To let people answer, and so that no mailbox gets too many.',
    kept: '60 days.',
  },
  invitation_refusals: {
    name: 'Never invite me',
    holds: 'Keyed hashes of the email addresses that never want to be invited.',
    why: 'To keep to that, also for people without an account.',
    kept: 'For good: it is what they asked for.',
  },
  opportunities: {
    name: 'Places your projects offer',
    holds: 'The places that a project offers, and who began, submitted or removed one.',
    why: 'To show them, and so that the first ones of an account are looked at.',
    kept: 'As long as the project.',
  },
  opportunity_reviews: {
    name: 'Looks at places',
    holds: 'Why a person looked at a place before others saw it, who asked for that, and what was decided.',
    why: 'So that nobody is asked for money or papers, and the team knows why something came back.',
    kept: 'As long as the place.',
  },
  saved_opportunities: {
    name: 'Places you save',
    holds: 'Which places somebody has saved.',
    why: 'To show them again.',
    kept: 'Until they take it back, or the place is gone.',
  },
  saved_searches: {
    name: 'Searches you save',
    holds: 'What somebody wants to hear of when it is new, and what was found last.',
    why: 'To look for it once a week and tell them.',
    kept: 'Until they delete it.',
  },
  applications: {
    name: 'Your applications',
    holds: 'What somebody has applied for, what they wrote with it, and how it was answered.',
    why: 'So that the team can answer, and both sides know what was said.',
    kept: 'As long as the place. The team reads it while it is open and for 30 days after, not after a withdrawal.',
  },
  application_steps: {
    name: 'How they went on',
    holds: 'What happened to an application, and when.',
    why: 'So that nobody waits in the dark.',
    kept: 'As long as the application.',
  },
  application_offers: {
    name: 'Offers to you',
    holds: 'What a team has offered somebody by name: title, start, hours and terms, and until when.',
    why: 'So that both sides know what was offered.',
    kept: 'As long as the application.',
  },
  application_interviews: {
    name: 'Interviews',
    holds:
      'The times that were proposed and agreed for an interview, where it is, and in which zones its people live.',
    why: 'So that both sides know when and where they meet.',
    kept: 'As long as the application.',
  },
  application_files: {
    name: 'Files of applications',
    holds: 'A file that somebody has sent with an application, as it was sent.',
    why: 'So that the team can read it.',
    kept: 'As long as the application.',
  },
  application_notes: {
    name: 'Notes about applications',
    holds: 'What owners of a project have noted about an application, for the owners alone.',
    why: 'So that several owners can decide together.',
    kept: 'Until its writer deletes it; with the application 30 days after its end, and at once after a withdrawal.',
  },
  application_exports: {
    name: 'Exports of applications',
    holds: 'Who has exported the open applications for a place as a table, and when.',
    why: 'So that it is known where the words of applicants went.',
    kept: 'As long as the place.',
  },
  application_trials: {
    name: 'Trial tasks',
    holds: 'What a team has asked an applicant to try, and what they handed in.',
    why: 'So that the team can decide. It stays the applicant’s.',
    kept: 'As long as the application. The team reads it as long as the application.',
  },
  application_trial_files: {
    name: 'Files of trial tasks',
    holds: 'A file that somebody has handed in for a trial task.',
    why: 'So that the team can look at it. It stays the applicant’s.',
    kept: 'As long as the application.',
  },
  clocks: {
    name: 'What waits for whom',
    holds: 'What waits for whose next step, since when and until when, and how it ended.',
    why: 'So that nobody waits in the dark: each request has one person who owes the next step, and a time.',
    kept: 'For a year after it has ended; of an agreement in force, until nothing is owed in it any more.',
  },
} as const satisfies Record<string, Held>;
