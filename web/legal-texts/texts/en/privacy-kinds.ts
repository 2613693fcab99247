import type { LegalEntry } from '#web/consents/texts/en/legal-text.ts';

const entry = <Name extends string>(name: Name, text: string, why: string, seen: string, kept: string) => ({
  name,
  text,
  note: `Why: ${why} Seen by: ${seen} Kept: ${kept}`,
});

/** The data about people, in few kinds. `/notice` and `core/<module>/own-data.ts` have it table by table. */
export const privacyKinds = [
  entry(
    'Your account',
    'Name, email address and whether it is proven, your password only as a hash that no one can turn back, your preferences, and what you agreed to: which text, in which version and language, and when. A new address that waits for its code, and former addresses, so that you can undo a change.',
    'to know who signs in, to write to you, and to show what you agreed to.',
    'you; your name also by the people you meet here.',
    'as long as the account; an address that waits for its code, a day at most; a former address, seven days.',
  ),
  entry(
    'Your profile',
    'Role, phone number, location, date of birth (we ask every member for it), and education and college or a company address. A photo, if you give one. We make a new picture from it, without the location, time and device that phones write into a photo.',
    'your age decides which pages are open to you; the rest shows who you are.',
    'you; role, location, college or company and photo also on your page, as you choose. Your page never shows your email address, phone number or date of birth.',
    'as long as the account; a photo until you replace or remove it.',
  ),
  entry(
    'Files you upload',
    'Résumés and portfolios.',
    'to send them with applications.',
    'you, and the owners of a project to whom you send one.',
    'until you delete them; unfinished uploads, a day.',
  ),
  entry(
    'Your page',
    'What you tell others about yourself: the address of your page, headline, about, skills, languages, hours, links, past work, what you look for and can give as an investor or industry professional, who may see it, and how many requests you take. The name that others still read while you are suspended or leaving.',
    'to show you to the people you allow, and to find what fits you.',
    'only your teams and the projects to which you applied, while you are hidden; members, or everyone, if you choose that.',
    'until you change it; its addresses for good, without your account after that ends, so that no one can pretend to be you.',
  ),
  entry(
    'Verification',
    'What you ask us to verify, and your proof: a letter or college ID, an address, a register number or links. The decision and its reason. Hashes that show if the same proof is used again.',
    'so that others know who you are.',
    'our staff who decide; others see only the mark.',
    'your proof, 30 days after the decision; the rest, a year after the mark has ended; the hashes, while the mark holds; a request that waits for a code, a day.',
  ),
  entry(
    'Projects, teams and opportunities',
    'Your teams and titles, notes, pictures and invitations, the opportunities you offer and our reviews of them, how a project changed owners or was removed and why, and which projects you follow.',
    'to show projects and their teams, and to know who may change them.',
    'everyone, after the project is published; your name and photo there only if your page is open to everyone. Invitations, reviews and removals are for the people concerned.',
    'until they are deleted, you leave the team, or the project or opportunity is gone; invitations, 60 days; the wish not to be invited, for good, as a hash.',
  ),
  entry(
    'Your search for a co-founder',
    'What you want to begin and bring, what the other must meet, and what follows from it and your page to compare it. When you changed it. Our review of its texts, and the decision if we removed it.',
    'so that two members find each other if they fit both ways.',
    'members whose search fits yours, while it is on, but not how you would split shares; whom you ask to begin together; our staff who review a text.',
    'until you delete it, or as long as the account; when you changed it, 14 days.',
  ),
  entry(
    'Organisations',
    'The organisations for which you act, your roles there, who asked you to own one and which owners want another one to go, your address at each with the time until which it is proven, and the letter by which you showed that you may open one.',
    'so that only those who belong to an organisation act for it.',
    'the others who act for the organisation; everyone, on its page, if your profile is public; our staff who decide about it, also the letter.',
    'roles and requests, until you leave the organisation; a proven address, 180 days; the letter, 30 days after the decision.',
  ),
  entry(
    'Certificates',
    'Certificates that we made in your name: your name, the project or institution, your role, days and counts without amounts, a random number, and whether each still counts.',
    'to give you paper that proves itself.',
    'you, and everyone to whom you give one. With its number anyone sees kind, organisation, day and state, without your name.',
    'as long as the account; then the number and the state, for good.',
  ),
  entry(
    'Students of institutions',
    'Your row in the list of an institution (name, enrolment number, cohort, semester and address), whether you joined by its code, what you let it see, and who of its staff looked.',
    'so that an institution knows its own students, and you know what it sees.',
    'staff of the institution: its own list, the day you joined, and what you ticked; our staff, for a case.',
    'until you leave, at most 90 days after the end of your cohort; a row without a member, 90 days; looks, a year; lists that were only read, a day.',
  ),
  entry(
    'Credit',
    'Your log of hours, and what you claim from an institution for work: project, hours, credits, evidence, the answers of the host and the institution, and an appeal.',
    'so that hours of work become credit of your institution.',
    'you; the owners of the project, the lines for their work; staff of the institution, the claim with its lines and evidence once it is sent to them, and you see who looked.',
    '3 years after the decision; evidence, 30 days after it; drafts, 90 days. After the end of your account hours, credits and number of approved claims stay, without you.',
  ),
  entry(
    'Applications and interviews',
    'Your answers, note and file, the outcome, interviews, trial tasks and offers, and the notes of the owners.',
    'so that the team can answer, and both sides know what was said.',
    'you, and the owners of the project while the application is open and for 30 days after. If you withdraw it, they see only its name and stage. They see a trial task as long as the application. The notes are for the owners alone. You see when an owner has exported your answers.',
    'as long as the opportunity; the notes until 30 days after the end, or until you withdraw.',
  ),
  entry(
    'Agreements and ledgers',
    'Drafts, every proposed text with the names of both sides, signatures with the typed name, the time and the network address, what was written and handed in, disputes, totals of a company that you recorded, and a ledger without names. Before a trial of two members: your answers to eight questions, and what you said after the last day.',
    'so that both sides can show what was agreed and done.',
    'the contributor and the owners of the project, and our staff while they handle a dispute; answers to the eight questions, the two members once both have answered. Only our staff see network addresses, in a dispute.',
    'texts and handed-in work for 3 years after the last entry or date, 6 if a matter stayed open; answers to the eight questions, 90 days after they are closed and 12 months at most; a trial, 24 months after its end; network addresses for a year after the last entry; signatures, hashes and the ledger for good, without your account after that ends.',
  ),
  entry(
    'Payment details',
    'A UPI ID or bank account for a milestone, and your PAN or GSTIN, if you enter them, all encrypted. Requests for more time to pay. We move no money.',
    'so that you can be paid, and for invoices and receipts.',
    'an owner of the project who opens the payment details (we show you that), and the readers of the invoices and receipts.',
    'payment details until the milestone is settled; a PAN or GSTIN as long as the account or the text of the agreement, or until you remove it; requests for more time for good, without your account and the reason after that ends.',
  ),
  entry(
    'Private messages',
    'What you and others write to each other, files sent with it, who takes part, and up to which message you have read. Requests for introductions: whom you ask, what for, your note, what you show, and the answer.',
    'so that people can talk, and strangers ask first.',
    'the people who take part, but not up to where you have read; a request also by the member or the owners whom you ask; our staff only in the two cases under “Who sees it”.',
    'until its author deletes a message, or all have left the conversation; messages of an application as long as that; requests for introductions, 24 months after their end. Files of a message that we have removed, 90 days.',
  ),
  entry(
    'Saved items and notifications',
    'Saved opportunities and searches, who owes the next step, notifications, and which emails you want.',
    'to show them again, and so that you know why you wait.',
    'you; both sides see who owes a step and until when.',
    'until you delete them; notifications, half a year; a step, a year after it has ended; a step of an agreement, until nothing is owed.',
  ),
  entry(
    'Blocks and reports',
    'Whom you block, and the names under which you two last saw each other. What was reported, by whom and in which words, with pictures; for a report without an account also the email address. The decision, the reason and the appeal. A suspension and its reason.',
    'to protect people, and to show the reason for a decision.',
    'blocks: you. Reports: our staff who decide. The member we decide about reads the reason, and does not see who reported.',
    'a block until you end it, the two names until neither of you blocks the other; a case for a year after the decision or the answer to the appeal.',
  ),
  entry(
    'Questions to us',
    'What you send through the contact form, with name and email address, and our answer.',
    'to answer you.',
    'our staff who answer.',
    'two years.',
  ),
  entry(
    'Requests and complaints',
    'What you ask about your data or complain about, with its number, our answer and the times; without an account also your email address.',
    'to answer in time, and to show that we did.',
    'you, and our staff who answer.',
    'three years after the answer, without the words after your account has ended; a request that waits for a code, a day.',
  ),
  entry(
    'Parents and guardians',
    'If you are under 18: the email address of your parent or guardian, what they are to you, how they answered, and which service checked who they are, if we ask one.',
    'the law asks for their consent.',
    'you, your parent or guardian, and our staff who look at a refusal.',
    'until your 18th birthday, or until we delete the account because no one agreed.',
  ),
  entry(
    'Security records',
    'Devices and sign-ins with time, browser and network address. Codes and links that we emailed. How often something was asked for. What happened, in numbers without names or contents. What has ended, in numbers and times, for a restored backup. How something looked before it was deleted or hidden.',
    'to keep accounts safe, to tell open pages what is gone, and because the law asks for security records.',
    'you see your devices; our staff see how many they are.',
    'a sign-in until you sign out, or a year; known browsers, a year; kinds of devices as long as the account; codes, links and counters, a day at most; what was deleted, an hour; what has ended, 60 days at most; what happened, one year.',
  ),
  entry(
    'Actions of our staff',
    'Who of our staff looked at or changed what, with the reason of a suspension and the words of a search. It knows accounts by number.',
    'so that no one who runs the site can act in secret.',
    'our staff, and you in your download.',
    'three years.',
  ),
] satisfies readonly LegalEntry[];

/** The sections of the privacy policy that tell of a table's data. */
export type PrivacyKind = (typeof privacyKinds)[number]['name'];
