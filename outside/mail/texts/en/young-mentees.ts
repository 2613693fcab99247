import type { youngMenteeKinds } from '#contract/young-mentees/kinds.ts';
import { youngLimits as limits } from '#contract/young-mentees/limits.ts';
import type { EntryWords } from '#core/applications/calendar-file.ts';
import { calendarAttachment } from '../../calendar-attachment.ts';
import { shownName } from '../../shown-name.ts';
import type { EmailWords, MailLines } from '../words.ts';
import { day, greeting } from './phrases.ts';

/** One sentence for each step. No subject and no line names a topic. */
const steps = {
  asked: `wants to ask a mentor, and waits for your yes or no. If you do not answer within ${limits.guardianDays} days, the request ends, and the mentor never sees it.`,
  reminded: 'still waits for your yes or no to a request to a mentor.',
  timeOver: 'has a request to a mentor that ended, because its time was over. The mentor has not seen it.',
  sent: 'has sent the request to which you agreed. The mentor answers within 48 hours.',
  accepted: 'has an answer from the mentor: yes.',
  declined: 'has an answer from the mentor: no.',
  withdrawn: 'has taken a request back.',
  lapsed: 'got no answer from the mentor in time.',
  cancelled: 'had a written review that was cancelled.',
  released: 'had a request or a written review that has ended: one side is not available now.',
  answered: 'has a written review from the mentor.',
  askedBack: 'has asked the mentor one more question.',
  answeredBack: 'has an answer from the mentor to the second question.',
  closed: 'has a written review that is closed now.',
  confirmed: 'has a session with a mentor.',
  moveOffered: 'has an offer of another time for a session.',
  moved: 'has a session at another time.',
  locationChanged: 'has a session with a new link.',
  sessionCancelled: 'had a session that was cancelled.',
  sessionReleased: 'had a session that has ended: one side is not available now.',
  planBegun: 'has a plan with a mentor: it has begun.',
  planEnded: 'had a plan with a mentor that is over.',
  planReleased: 'had a plan that has ended: one side is not available now.',
};

const entryWords = (memberName: string): EntryWords => ({
  withProject: () => '',
  withApplicant: () => '',
  withPerson: () => `Session of ${memberName} with a mentor`,
});

/** How the two meet, where the step says that they do. */
const meetings = {
  '': 'Both meet in writing, on a page that you read.',
  link: 'Both meet by a link. You find it in the file for your calendar and on your page. You may join.',
  phone: 'The mentor calls the number that you gave, and no one else gets it. You may take part.',
};
const meetingSteps: readonly string[] = ['confirmed', 'moved', 'locationChanged'];

const endsOn = (until: Date) =>
  `If you do not answer, it ends on ${day(until)}, and the mentor never sees it.`;

export const youngMentees = {
  'guardian-mentoring': (email, site) => {
    const memberName = shownName(email.memberName) || 'A member under 18';
    return {
      subject: `For a guardian: news of mentoring on ${site.name}`,
      why: 'you are named as parent or guardian of a member under 18.',
      heading: `Mentoring of ${memberName}`,
      blocks: [
        { kind: 'text', text: `${memberName} ${steps[email.what]}` },
        ...(meetingSteps.includes(email.what)
          ? [{ kind: 'text', text: meetings[email.meetingKind] } as const]
          : []),
        ...(email.what === 'reminded' && email.waitsUntil
          ? [{ kind: 'text', text: endsOn(email.waitsUntil) } as const]
          : []),
        { kind: 'link', text: 'Read it', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: 'To read, you need a code. The page sends it to this address. To end mentoring, you need only this link.',
        },
        ...(email.entry
          ? [
              {
                kind: 'text',
                text: 'The file with this email brings your calendar up to date.',
              } as const,
            ]
          : []),
      ],
      ...(email.entry && { attachments: [calendarAttachment(email.entry, 0, entryWords(memberName))] }),
    };
  },
  'young-statement-code': (email, site) => ({
    subject: `Your code to sign, ${site.name}`,
    heading: 'Your code to sign',
    greeting: greeting(email.name),
    blocks: [
      { kind: 'text', text: 'Use this code to sign the statement of mentors of members under 18:' },
      { kind: 'code', text: email.code },
      {
        kind: 'text',
        text: `It works for ${email.minutes} minutes and only once. Never give it to another person.`,
      },
    ],
  }),
  'young-mentor-reference': (email, site) => {
    const mentorName = shownName(email.mentorName) || 'A member';
    return {
      subject: `You are named as a reference on ${site.name}`,
      why: `${mentorName} has named you as a reference.`,
      heading: `Can ${mentorName} be a mentor of members under 18?`,
      greeting: greeting(email.name),
      blocks: [
        {
          kind: 'text',
          text: `${mentorName} wants to answer questions of members under 18 in writing, and has named you as a person who knows them. Please tell us what you think. Only our staff read your answer. We erase it, and your address, ${limits.referenceKeptDays} days later.`,
        },
        { kind: 'link', text: 'Read and answer', url: `${site.origin}${email.path}` },
        {
          kind: 'text',
          text: `The link works until ${day(email.until)}. If you do not know ${mentorName}, say so there or ignore this email.`,
        },
      ],
    };
  },
} satisfies Partial<EmailWords>;

/** The lines of emails about deadlines and notifications of this module. */
export const youngMenteeLines = {
  notifications: {
    young_request_agreed: () => 'Your guardian has agreed to a request. You can send it now.',
    young_request_refused: () => 'Your guardian has not agreed to a request.',
    young_request_released: () =>
      'Your request for a written review or a session has ended. The page says why.',
    young_review_moved: () => 'There is news of a written review.',
    young_session_moved: () => 'There is news of a session with a mentor.',
    young_session_reminder: () => 'A session with a mentor begins soon, or is over. Look at its page.',
    young_plan_moved: () => 'There is news of a plan for a mentorship.',
    young_session_message: () => 'There is a message in a session with a mentor.',
    young_yes_changed: () => 'Your guardian has answered about written mentoring.',
    young_live_changed: () => 'Your guardian has answered about live sessions.',
    young_grown: () => 'You are 18. Your guardian no longer reads what you write.',
    young_grown_mentor: () => 'The mentee of a written review is 18. The guardian no longer reads it.',
    young_grown_session: () => 'The mentee of a session is 18. The guardian no longer reads it.',
    young_grown_plan: () => 'The mentee of a plan is 18. The guardian no longer reads it.',
    young_mentor_approved: () => 'Your page as a mentor is open to members under 18 now.',
    young_mentor_declined: () => 'We have not opened your page as a mentor to members under 18. Read why.',
    young_mentor_ended: () => 'Your page as a mentor is no longer open to members under 18. Read why.',
  },
  owed: {
    guardian_mentoring_answer: () => 'A request to a mentor waits for the guardian.',
    young_mentor_review: ({ person }) =>
      `${person || 'A mentor'} waits for a decision about members under 18.`,
  },
  awaited: {
    guardian_mentoring_answer: () => 'Your guardian has not answered a request in time.',
    young_mentor_review: () => 'We are late with our decision about members under 18.',
  },
} satisfies MailLines<typeof youngMenteeKinds>;
