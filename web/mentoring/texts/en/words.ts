import type { RefusalValues } from '#contract/ground/refusals.ts';
import type { mentoringKinds } from '#contract/mentoring/kinds.ts';
import { sessionLimits as limits } from '#rules/mentoring/session-limits.ts';
import { day } from '#web/ground/texts/amounts.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { mentoringHeld } from './held.ts';

const from = ({ on }: RefusalValues) => (on ? ` You can ask again from ${day(on)} on.` : '');
const about = (thing: string) => (thing ? ` about ${thing}` : '');

/** The words that complete the kinds of this module. */
export const mentoringWords = {
  refusals: {
    mentoring_unknown: 'There is no such session here.',
    mentoring_mentor_unknown: 'There is no such mentor here, or not any more.',
    mentoring_own_page: 'This is your own page.',
    mentoring_not_open: 'This mentor takes no new requests now.',
    mentoring_marks_only: 'Only members with a mark may ask this mentor.',
    mentoring_not_available: 'The other member is not available now.',
    mentoring_moved: 'This is not possible any more, because something has changed. Look at the page again.',
    mentoring_late: 'The time for this is over.',
    mentoring_reserved_often: `You have reserved ${limits.reservationsADay} times in 24 hours. Try again later.`,
    mentoring_reserved_twice: 'You have held this time before. Choose another one.',
    mentoring_requests_many: `You wait for answers already: up to ${limits.waiting.marked} at one time with a mark, ${limits.waiting.unmarked} without. Take a question back, or wait for an answer.`,
    mentoring_sessions_many: `You have sessions ahead already: up to ${limits.ahead.marked} with a mark, ${limits.ahead.unmarked} without. Ask again when one is over.`,
    mentoring_requests_week: `You have asked ${limits.requestsAWeek} times in 7 days. Try again later.`,
    mentoring_request_waits: 'A question of yours waits for this mentor already.',
    mentoring_asked_lately: (values: RefusalValues) => `You have asked this mentor lately.${from(values)}`,
    mentoring_mentor_often: `You can have at most ${limits.withOneMentor} sessions with one mentor in ${limits.withOneMentorDays} days.`,
    mentoring_paused_mentee: (values: RefusalValues) =>
      `Two sessions of yours were missed or cancelled late.${from(values)}`,
    mentoring_paused_mentor: (values: RefusalValues) =>
      `This mentor missed two sessions or cancelled them late.${from(values)}`,
    mentoring_busy: 'You have a session then.',
    mentoring_links:
      'Give up to three addresses of public web pages, one on each line, like https://example.com.',
    mentoring_attachments_many: `Send up to ${limits.attachments} files and links together.`,
    mentoring_location:
      'This does not fit the way in which you meet. A link begins with https://, and a call needs a number.',
    mentoring_live_hours:
      'A link or a call with a member under 18 lies between 08:00 and 20:00 by their clock, and takes at most 45 minutes. Choose another time, or a session in writing.',
    mentoring_times: 'Choose one to three other times of the mentor.',
    mentoring_times_close:
      'Two of these times overlap, or leave no break between them. Choose times that are further apart.',
    mentoring_times_end:
      'The mentorship ends before one of these times. Choose times before its last day is over.',
    mentoring_steps_many: `There are ${limits.steps} next steps. A session has no more.`,
    mentoring_step_stays: 'A next step stays here, because a guardian reads it.',
    mentoring_messages_many: `There are ${limits.messages.most} messages. A session has no more.`,
    mentoring_step_unknown: 'There is no such step of yours here.',
    mentoring_lists_many: `You are on ${limits.lists} waiting lists. Leave one first.`,
    mentoring_list_full: `${limits.members} members wait already. Look again later.`,
    mentoring_list_needless: 'This mentor has free slots now. Choose one.',
    mentoring_thanks_unknown: 'There are no such thanks here.',
    mentoring_thanked: 'You have thanked this mentor already.',
    mentoring_screened: 'Leave out money, phone numbers and other messengers.',
    mentoring_appeal_own: 'You take part in this session. Other staff decide.',
    mentoring_appeal_unknown: 'There is no such appeal here.',
  },
  fieldErrors: {
    mentoring_question_length: `Please write ${limits.question.min} to ${limits.question.max.toLocaleString('en-IN')} characters.`,
    mentoring_topic_missing: `Say what it is about, in up to ${limits.topic} characters.`,
    mentoring_reason_missing: 'Choose the reason. The other member reads it.',
    mentoring_words_long: `Keep your words to ${limits.words} characters.`,
    mentoring_location_link:
      'Give a link that begins with https:// and names a host, without a name or password in it.',
    mentoring_location_host:
      'Choose another service: sessions do not take place at payment or messenger services.',
    mentoring_location_phone: 'Give a phone number, and say who calls.',
    mentoring_location_public: 'Name the public place where you meet.',
    mentoring_location_written: 'With a member under 18 you meet in the way to which the guardian agreed.',
    mentoring_message_length: `Write up to ${limits.messages.text.toLocaleString('en-IN')} characters.`,
    mentoring_note_long: `Keep the note to ${limits.note.toLocaleString('en-IN')} characters.`,
    mentoring_step_length: `Write the step, in up to ${limits.step} characters.`,
    mentoring_step_day: 'Please enter a day.',
    mentoring_thanks_length: `Write up to ${limits.thanks} characters.`,
    mentoring_appeal_length: `Please write ${limits.appeal.min} to ${limits.appeal.max.toLocaleString('en-IN')} characters.`,
    mentoring_times_missing: 'Choose a time first.',
    mentoring_times_many: `Choose at most ${limits.offered} times.`,
  },
  turns: {
    mine: {
      mentoring_answer: ({ thing, person }) => `Answer ${person || 'a member'}${about(thing)}`,
      mentoring_move: ({ person }) => `Choose a new time with ${person || 'a member'}`,
      no_show_contest: ({ person }) => `Say whether you came to the session with ${person || 'a member'}`,
      no_show_appeal: ({ thing }) => `Decide about a missed session${about(thing)}`,
      mentoring_meeting: ({ person }) => `Say whether you met ${person || 'a member'}`,
      mentoring_next_step: ({ person }) => `Do your next step from the session with ${person || 'a member'}`,
    },
    awaited: {
      mentoring_answer: ({ thing, person }) => `${person || 'A mentor'} answers you${about(thing)}`,
      mentoring_move: ({ person }) => `${person || 'A member'} chooses a new time`,
      no_show_contest: ({ person }) => `${person || 'A member'} says whether they came`,
      no_show_appeal: () => 'We look at the missed session',
      mentoring_meeting: ({ person }) => `${person || 'A member'} says whether you met`,
      mentoring_next_step: ({ person }) => `${person || 'A member'} does their next step`,
    },
  },
  notifications: {
    mentoring_asked: ({ person }) => `${person || 'A member'} asks you for a session`,
    mentoring_confirmed: () => 'Your session is confirmed',
    mentoring_declined: () => 'The mentor answered your request: not this time',
    mentoring_withdrawn: () => 'A member took a request to you back',
    mentoring_released: () => 'Your session will not take place: the other member is not available now',
    mentoring_released_own: () =>
      'Your session will not take place: you are not available to the other member any more',
    mentoring_cancelled: () => 'Your session was cancelled',
    mentoring_move_offered: () => 'Another time is offered for your session: choose',
    mentoring_moved: () => 'Your session has a new time',
    mentoring_move_over: () => 'Your session stays at the agreed time',
    mentoring_location_changed: () => 'Where you meet has changed',
    mentoring_day_before: () => 'Your session is tomorrow',
    mentoring_hour_before: () => 'Your session begins in an hour',
    mentoring_over: () => 'Did your session take place?',
    mentoring_message: () => 'There is a message in a session of yours',
    mentoring_claimed: () => 'The other member says that you did not come: answer within 3 days',
    mentoring_claim_settled: () => 'It is decided how your session counts',
    mentoring_appeal_decided: () => 'We have decided about the missed session',
    mentoring_slot: ({ thing }) => `${thing || 'A mentor'} has a free slot. It is not held for you`,
    mentoring_thanked: () => 'A member thanks you for a session',
  },
  reportables: {
    mentoring_session: {
      name: 'Session',
      inSentence: 'session',
      own: 'A session of yours',
      title: (name) => `Report the session with ${name || 'a member'}`,
    },
    mentoring_note: {
      name: 'Note',
      inSentence: 'note',
      own: 'A note of yours',
      title: (name) => `Report the note of ${name || 'a member'}`,
    },
    mentor_thanks: {
      name: 'Thanks',
      inSentence: 'thank-you note',
      own: 'Thanks of yours',
      title: (name) => `Report the thanks of ${name || 'a member'}`,
    },
  },
  deskActions: {
    'noShowAppeals.listed': 'opened the list of appeals about missed sessions',
    'noShowAppeal.opened': 'looked at an appeal about a missed session',
    'noShowAppeal.granted': 'granted an appeal about a missed session',
    'noShowAppeal.refused': 'refused an appeal about a missed session',
  },
  dates: {
    session: (thing, person) => (person ? `Session with ${person}: ${thing}` : `Session: ${thing}`),
  },
  conversations: {
    mentoring: {
      name: 'Mentoring',
      over: 'Nothing more can be written here. What was written stays.',
    },
  },
  held: mentoringHeld,
} satisfies ModuleWords<typeof mentoringKinds>;
