import { mentorPaths } from '#contract/mentors/paths.ts';
import { opportunityPaths } from '#contract/opportunities/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { storyPaths } from '#contract/stories/paths.ts';
import type { Goal } from '#web/figures/texts/en/figures.ts';

export const launchpad = {
  title: 'Launchpad',
  description:
    'Live startup projects, mentors, placements and support for founders: how a project on Saharambh goes from an idea to a launch, and what is open today.',
  hero: {
    headline: 'From a dot to a launch.',
    description:
      'The Launchpad is made to carry a project through its first months: people to build with, a person who has done it before, and a date on which it must work.',
    start: { label: 'Start Your Journey', to: signUpPaths.signup },
    stories: { label: 'Success Stories', to: storyPaths.stories },
  },
  player: {
    label: 'A launch in three acts',
    acts: [
      { title: 'An idea', text: 'Dots on the ground. Each one is a person who could begin.' },
      { title: 'A team', text: 'A line sets out and goes round one dot after the other.' },
      { title: 'A launch', text: 'The line comes home. What was apart now holds together.' },
    ],
    play: 'Play',
    pause: 'Pause',
    replay: 'Play again',
  },
  figures: {
    title: 'What it is made to carry',
    note: 'Our goals, set in our first year.',
    entries: [
      { value: '500+', label: 'Students', counts: 'students' },
      { value: '150+', label: 'Startups' },
      { value: '2Cr+', label: 'Funding, in rupees' },
      { value: '50+', label: 'Mentors', counts: 'mentors' },
      { value: '85%', label: 'Placement success rate' },
      { value: '1000+', label: 'Projects' },
      { value: '100+', label: 'Colleges', counts: 'colleges' },
    ] satisfies readonly Goal[],
  },
  features: {
    title: 'Five ways it will carry you',
    cards: [
      {
        title: 'Live startup projects',
        text: 'Not a case study. People wait for the result, and use it.',
        detail: 'You see the task, the hours, the team and what you get in return before you ask to join.',
        more: { label: 'See the projects', to: projectPaths.projects },
        shape: ['###', '#.#', '###'],
      },
      {
        title: 'Mentorship',
        text: 'Half an hour with a person who made that mistake before you.',
        detail:
          'Mentors look at work, not at plans. You bring what you have, and leave with the next three things to do.',
        more: { label: 'How mentorship works', to: mentorPaths.mentorship },
        shape: ['.#.', '###'],
      },
      {
        title: 'Placements',
        text: 'Show what you made, next to the people you made it with.',
        detail:
          'Partners will see finished projects and the part you had in them, and can ask for you by name.',
        more: { label: 'Internships and jobs today', to: opportunityPaths.jobs },
        shape: ['..#', '.##', '###'],
      },
      {
        title: 'Entrepreneurship support',
        text: 'For the week in which a project turns into a company.',
        detail:
          'Registering, sharing ownership fairly, the first invoice: there will be plain guides, and people to ask.',
        more: { label: 'Look for a co-founder', to: '/find/cofounders' },
        shape: ['##', '##'],
      },
      {
        title: 'Colleges and partners',
        text: 'A page for the college or company behind the people here.',
        detail:
          'You show that you may act for it, we look at its register and its letter, and then the page opens for its staff.',
        more: { label: 'Open an organisation', to: '/my/organisations/new' },
        shape: ['#.#', '###'],
      },
    ],
  },
  questions: {
    title: 'Asked before beginning',
    entries: [
      {
        question: 'What can I do here today?',
        answer:
          'Create your profile, find people and projects, and begin one of your own. Offer a place or ask for one, agree in writing who gives what and who gets what, and do the work milestone by milestone.',
      },
      {
        question: 'What does it cost?',
        answer:
          'Nothing. Joining is free, and starting a project or asking to join one is free for every member.',
      },
      {
        question: 'I have no idea of my own. Is there a place for me?',
        answer:
          'Yes. Say what you can do and how many hours you have, and see which open seats need exactly that.',
      },
      {
        question: 'Will I be paid, or do I get shares?',
        answer:
          'Each place says so before you ask for it: pay, perhaps a promise of shares, college credit, or several of them. It is written down before the work begins, and you choose which places to ask for.',
      },
      {
        question: 'How much time do I need?',
        answer:
          'From one hour a week. Each place names its hours, and for how many weeks or that the end is open, before you ask for it.',
      },
      {
        question: 'I am not 18 yet. May I join?',
        answer:
          'With the consent of a parent or guardian. Once they agree you can have your profile and save places; projects, people and agreements open on your 18th birthday.',
      },
      {
        question: 'Who owns what we build?',
        answer:
          'You do, as you agree among yourselves. Saharambh takes no share of projects and no rights in your work.',
      },
    ],
  },
  closing: {
    title: 'Put down the first dot.',
    text: 'Create your profile, or read first how a beginning might go.',
  },
} as const;
