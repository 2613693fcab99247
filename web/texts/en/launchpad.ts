import { paths } from '../../paths.ts';

export const launchpad = {
  title: 'Launchpad',
  description:
    'Live startup projects, mentors, placements and support for founders: how a project on Saharambh goes from an idea to a launch.',
  hero: {
    headline: 'From a dot to a launch.',
    description:
      'The Launchpad carries a project through its first months: somebody to build with, somebody who has done it before, and a date on which it has to work.',
    start: { label: 'Start Your Journey', to: paths.signup },
    stories: { label: 'Success Stories', to: paths.stories },
  },
  player: {
    label: 'A launch in three acts',
    acts: [
      { title: 'An idea', text: 'Dots on the ground. Each one is somebody who could begin.' },
      { title: 'A team', text: 'A line sets out and goes round one dot after the other.' },
      { title: 'A launch', text: 'The line comes home. What was apart now holds together.' },
    ],
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
  },
  figures: {
    title: 'What the Launchpad is built to carry',
    note: 'Goals, set in our first year. The stories page shows how far we are.',
    entries: [
      { value: '85%', label: 'Placement success rate' },
      { value: '500+', label: 'Students' },
      { value: '150+', label: 'Startups' },
      { value: '2Cr+', label: 'Funding, in rupees' },
      { value: '50+', label: 'Mentors' },
      { value: '1000+', label: 'Projects' },
      { value: '100+', label: 'Colleges' },
    ],
  },
  features: {
    title: 'Four ways it carries you',
    cards: [
      {
        title: 'Live startup projects',
        text: 'Not a case study. Somebody waits for the result, and uses it.',
        detail: 'You see the task, the hours, the team and what you get in return before you ask to join.',
        shape: ['###', '#.#', '###'],
      },
      {
        title: 'Mentorship',
        text: 'Half an hour with somebody who made that mistake before you.',
        detail:
          'Mentors look at work, not at plans. You bring what you have, and leave with the next three things to do.',
        shape: ['.#.', '###'],
      },
      {
        title: 'Placements',
        text: 'Show what you made, next to the people you made it with.',
        detail: 'Partners see finished projects and the part you had in them, and ask for you by name.',
        shape: ['..#', '.##', '###'],
      },
      {
        title: 'Entrepreneurship support',
        text: 'For the week in which a project turns into a company.',
        detail: 'Registering, sharing ownership fairly, the first invoice: plain guides, and people to ask.',
        shape: ['##', '##'],
      },
    ],
  },
  questions: {
    title: 'Asked before beginning',
    entries: [
      {
        question: 'What does it cost?',
        answer: 'Nothing. Joining, starting a project and asking to join one are free for every member.',
      },
      {
        question: 'I have no idea of my own. Is there a place for me?',
        answer:
          'Most members begin by joining. Say what you can do and how many hours you have, then ask to join a project that needs exactly that.',
      },
      {
        question: 'Will I be paid, or do I get shares?',
        answer:
          'Each project says so before you ask to join: a payment, a share of the venture, or both. It is written down before the work begins, and you choose which projects to ask for.',
      },
      {
        question: 'How much time do I need?',
        answer:
          'From four hours a week. A project names its hours and its end, and examinations are a reason to pause that everybody accepts.',
      },
      {
        question: 'I am not 18 yet. May I join?',
        answer:
          'With the consent of a parent or guardian. Whoever is under 18 needs one who agrees before the account can be used in full.',
      },
      {
        question: 'Who owns what we build?',
        answer:
          'You do, as you agreed among yourselves. Saharambh takes no share of projects and no rights in your work.',
      },
    ],
  },
  closing: {
    title: 'Somebody has already put down the first dot.',
    text: 'See what they began, or begin yourself.',
  },
} as const;
