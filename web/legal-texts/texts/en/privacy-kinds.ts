import type { LegalEntry } from '#web/consents/texts/en/legal-text.ts';

const entry = <Name extends string>(name: Name, text: string, why: string, seen: string, kept: string) => ({
  name,
  text,
  note: `Why: ${why} Seen by: ${seen} Kept: ${kept}`,
});

/** What is held about people, in few kinds, as `/notice` and the rules in `core/<module>/own-data.ts` have it one by one. */
export const privacyKinds = [
  entry(
    'Your account',
    'Name, email address and whether it is proven, your password only as a hash that cannot be turned back, your preferences, and what you agreed to: which text, in which version and language, and when. Addresses on their way to an account, and former ones, so that a change can be undone.',
    'to know who signs in, to write to you, and to show what you agreed to.',
    'you; your name also by those you meet here.',
    'as long as the account; an address on its way a day at most, a former one seven days.',
  ),
  entry(
    'Your profile',
    'Role, phone number, location, date of birth, which everybody is asked for, and education and college or a company address. A photo, if you give one: drawn anew, without the place, time and device that phones write into it.',
    'what is open to you depends on your age; the rest is to show who you are.',
    'you; role, location, college or company and photo also on your page, as you choose. No member is shown your email address, phone number or date of birth there.',
    'as long as the account; a photo until you replace or remove it.',
  ),
  entry(
    'Files you upload',
    'Résumés and portfolios.',
    'to send them with applications.',
    'you, and the owners of a project to whom you send one.',
    'until you delete them; uploads that were never finished for a day.',
  ),
  entry(
    'Your page',
    'What you say of yourself to others: its address, headline, about, skills, languages, hours, links, past work, who may see it, and how many requests you take; the name that others go on reading while you are suspended or leaving.',
    'to show you to those you allow, and so that what fits you is found.',
    'nobody while you are hidden, but your teams and those to whom you applied; members, or everybody, if you choose that.',
    'until you change it; its addresses for good, without your account once that ends, so that nobody can pass for you.',
  ),
  entry(
    'Verification',
    'What you ask us to believe and what shows it: a letter or college ID, an address, a register number or links; the decision and its reason; hashes by which a second use is found.',
    'so that others know whom they deal with.',
    'those of our people who decide; others see the mark alone.',
    'what you sent for 30 days after the decision, the rest for a year after it has ended, the hashes while the mark holds; what waits for a code, a day.',
  ),
  entry(
    'Projects, teams and places',
    'Your teams and titles, notes, pictures and invitations, the places you offer and our reviews of them, how a project changed owners or was removed and why, and which projects you follow.',
    'to show projects and who is behind them, and who may change them.',
    'everybody, once published; your name and photo there only if your page is for everybody. Invitations, reviews and removals are for those concerned.',
    'until they are deleted, you leave the team, or the project or place is gone; invitations 60 days; the wish never to be invited for good, as a hash.',
  ),
  entry(
    'Applications and interviews',
    'Your answers, note and file, what became of them, interviews, trial tasks and offers, and what owners noted about it.',
    'so that the team can answer, and both sides know what was said.',
    'you and the owners of the project, while it is open and for 30 days after, not after a withdrawal, but for its name and stage; a trial task as long as the application. The notes are for the owners alone. You see when an owner has exported your answers.',
    'as long as the place; the notes until 30 days after the end, not after a withdrawal.',
  ),
  entry(
    'Agreements and ledgers',
    'Drafts, every text that was proposed, with the names of both sides, signatures with the name as typed, the time and the network address, what was written and handed in, disputes, totals of a company that you recorded, and a ledger that names nobody.',
    'so that both sides can show what was agreed and done.',
    'the contributor and the owners of the project, and one of our people while they handle a dispute. Network addresses are seen by our people alone, in a dispute.',
    'texts and what was handed in for 3 years after the last entry or date, 6 where something stayed open; network addresses for a year after the last entry; signatures, hashes and the ledger for good, without your account once that ends.',
  ),
  entry(
    'What you are paid by',
    'A UPI ID or bank account for a milestone, and your PAN or GSTIN, if you enter them, all encrypted; who asked for more time to pay. We move no money.',
    'so that you can be paid, and for invoices and receipts.',
    'an owner of the project who opens the payment details, which you are shown; whoever reads the invoices and receipts.',
    'payment details until the milestone is settled; a PAN or GSTIN as long as the account or the text of the agreement, or until you remove it; requests for more time for good, without your account and the reason once that ends.',
  ),
  entry(
    'Private messages',
    'What you and others write to each other, files sent with it, who takes part, and up to where you have read.',
    'so that people can talk, and strangers ask first.',
    'those who take part, but not how far you have read; our people only in the two cases under “Who sees it”.',
    'until its author deletes a message or nobody is in the conversation any more; those of an application as long as that. Files of a message that we have taken away, 90 days.',
  ),
  entry(
    'What you save and are told',
    'Saved places and searches, what waits for whose next step, notifications, and which mails you want.',
    'to show them again, and so that nobody waits in the dark.',
    'you; who owes a step and until when is seen by both sides.',
    'until you delete them; notifications half a year; what waited for a year after it has ended, of an agreement until nothing is owed.',
  ),
  entry(
    'Blocks and reports',
    'Whom you block, and the names under which you two last saw each other. What was reported, by whom and in which words, with pictures, from somebody without an account also the email address; what was decided, why, and the appeal; a suspension and its reason.',
    'to protect people, and to show on what a decision was made.',
    'blocks: you. Reports: those of our people who decide; whoever is judged reads the reason, and is not shown who reported.',
    'a block until you lift it, the two names until no block is left between you; a case for a year after the decision or the answer to the appeal.',
  ),
  entry(
    'Letters to us',
    'What you send through the contact form, with name and email address, and our answer.',
    'to answer you.',
    'those of our people who answer.',
    'two years.',
  ),
  entry(
    'Requests and complaints',
    'What you ask about your data or complain about, with its number, our answer and the times; without an account also your email address.',
    'to answer in time, and to show that we did.',
    'you, and those of our people who answer.',
    'three years after the answer, without the words once your account has ended; what waits for a code, a day.',
  ),
  entry(
    'Parents and guardians',
    'If you are under 18: the email address of your parent or guardian, what they are to you, how they answered, and which service has made sure of them, where one is asked.',
    'the law asks for their consent.',
    'you, they, and those of our people who look at a refusal.',
    'until your 18th birthday, or until the account is deleted because nobody agreed.',
  ),
  entry(
    'Security records',
    'Devices and sign-ins with time, browser and network address; codes and links on their way by mail; how often something was asked for; what happened, in numbers without names or contents; what has ended, in numbers and times, for a backup that is restored; how something looked before it was deleted or hidden.',
    'to keep accounts safe, to tell open pages what is gone, and because the law asks for security records.',
    'you see your devices; our people how many they are.',
    'a sign-in until you sign out, or a year; known browsers a year; kinds of devices as long as the account; codes, links and counters a day at most; what was deleted, an hour; what has ended, 60 days at most; what happened, one year.',
  ),
  entry(
    'What our own people did',
    'Which of them looked at or changed what, with the reason of a suspension and the words of a search. It knows accounts by number.',
    'so that nobody who runs the site can do so unseen.',
    'our people, and you in what you download.',
    'three years.',
  ),
] satisfies readonly LegalEntry[];

/** The sections of the privacy policy in which a table's data is told. */
export type PrivacyKind = (typeof privacyKinds)[number]['name'];
