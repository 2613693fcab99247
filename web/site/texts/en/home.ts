import { mentorPaths } from '#contract/mentors/paths.ts';
import { projectPaths } from '#contract/projects/paths.ts';
import { signUpPaths } from '#contract/sign-ups/paths.ts';
import { sitePaths } from '#contract/site/paths.ts';
import type { Goal } from '#web/figures/texts/en/figures.ts';
import { site } from '#web/ground/texts/en/site.ts';

export const home = {
  title: `${site.name}: real startup projects, begun together`,
  description:
    'A place for students, founders, mentors and partners to begin real startup projects: agree who does what, in the hours you have, for money, shares or both. Open today.',
  hero: {
    badge: 'Profiles and projects are open.',
    headline: 'Real startup projects, begun together.',
    description:
      'A place to find the people you are missing, agree who does what, and build it in the hours you have. Across India, from any college and any town.',
    join: { label: 'Join Saharambh', to: signUpPaths.signup },
    how: { label: 'See how it works', to: '#how' },
    art: 'A kolam: dots, and one line that goes round and joins them',
  },
  figures: {
    title: 'Where we are heading',
    note: 'Our goals for the first two years.',
    entries: [
      { value: '100+', label: 'Partner institutions' },
      { value: '50+', label: 'Industry partners' },
      { value: '1000+', label: 'Students impacted', counts: 'students' },
      { value: '25+', label: 'Startup projects' },
    ] satisfies readonly Goal[],
  },
  whatIs: {
    title: `What is ${site.name}?`,
    text: 'A place where work begins. A founder needs three people for three months. A student needs something true to show. A mentor has two evenings. We are building the place where they find each other, agree on terms in plain words, and start.',
    points: [
      'Live projects from founders, colleges and companies, described so that you know what you would be doing on Monday.',
      'Teams across subjects: an engineer, a designer and a person who sells.',
      'Mentors who have done it, in hours they can keep.',
      'An agreement for every project: what you give, what you get, and when it ends.',
    ],
    quote:
      'A degree tells people what you studied. A project tells them what you did when no one gave you the answer.',
    quoteBy: `From the first page of the ${site.name} notebook`,
  },
  unique: {
    title: 'What makes it unique',
    intro: 'Six things we decided before we wrote a line of code. Every project here will keep to them.',
    cards: [
      {
        title: 'Flexible Contributions',
        shape: ['##'],
        text: 'Every project says how it gives back: a payment, a share of the venture, or a mix. You choose what suits your year, and it is written down before you begin.',
      },
      {
        title: 'Collaborative Projects',
        shape: ['###', '#.#', '###'],
        text: 'Work in a team of three to seven on something that people need.',
      },
      {
        title: 'Student Programs',
        shape: ['..#', '.##', '###'],
        text: 'Programmes that fit between lectures and count for a résumé, from the first year on.',
      },
      {
        title: 'Expert Mentorship',
        shape: ['.#.', '###'],
        text: 'People from industry review your work, not your marks.',
        more: { label: 'How mentorship works', to: mentorPaths.mentorship },
      },
      {
        title: 'Global Reach',
        shape: ['.#.', '###', '.#.'],
        text: 'Begin in Mumbai, meet your first users in Accra, Lagos or Kampala.',
      },
      {
        title: 'Flexible Timeline',
        shape: ['###'],
        text: 'Two weeks or two semesters, four hours a week or forty. Projects say what they need, you say what you have, and exams are allowed to come first.',
      },
    ],
  },
  story: {
    title: 'Why we began',
    opening: 'We kept meeting two people who should have met each other.',
    paragraphs: [
      'One had an idea that would not leave them alone, and no one to build it with. The other could build, and spent the evenings on exercises that end in a drawer. They sat in colleges twenty minutes apart.',
      'In many homes here the day begins with a kolam at the doorstep. First come the dots. Then one line goes round them, without a break, until it arrives where it started. The dots do not move, and yet afterwards they belong together. That is why you see it everywhere on these pages.',
      `We called it ${site.name}: saha, together, and arambh, a beginning.`,
    ],
    signature: 'The founding team, Mumbai',
  },
  how: {
    title: 'How it works',
    steps: [
      {
        title: 'Join the platform',
        text: 'Prove your email with a code, say who you are and what you can do. It takes about five minutes and costs nothing.',
        state: 'Open today',
      },
      {
        title: 'Start or join projects',
        text: 'Read what is open near you or far away. Ask to join, or describe your own and say whom you are missing.',
        state: 'Open today',
      },
      {
        title: 'Build and scale',
        text: 'Agree in writing who gives what and who gets what, and work milestone by milestone. What holds goes on: to users, to partners, to a company.',
        state: 'Open today',
      },
    ],
  },
  rooms: {
    title: 'What is open today',
    intro: 'Pictures of the product as it is, with invented people in it: each name says Sample.',
    screens: {
      project: {
        title: 'Projects that say what they are',
        text: 'Who is behind it, how far it is, what comes next. Each dot of its kolam is a person.',
        alt: 'The page of a sample project on a phone: its name, one line, stage and place, and its kolam',
      },
      today: {
        title: 'A day that says whose turn it is',
        text: 'What waits for you, until when, and what you wait for from others.',
        alt: 'The page Today of a sample member on a phone: what waits for her, and her projects',
      },
    },
  },
  collaboration: {
    title: 'Collaboration opportunities',
    intro: 'Not only for students: this is what each side is to find.',
    more: { label: 'How partners take part', to: sitePaths.collaboration },
    cards: [
      {
        title: 'Industry partners',
        text: 'Bring a question from your work and see it from outside.',
        benefits: [
          'Teams that work on your real problem',
          'People you have seen working before you hire them',
          'Early looks at young ventures',
          'A name that students remember well',
        ],
      },
      {
        title: 'Educational institutions',
        text: 'Give your students practice without rewriting the timetable.',
        benefits: [
          'Live projects alongside the curriculum',
          'Mentors your faculty can invite',
          'Evidence of practice for accreditation',
          'A way to work with other colleges',
        ],
      },
      {
        title: 'Startup ecosystem',
        text: 'Incubators, investors and founders: meet teams before the pitch.',
        benefits: [
          'Founders who have already shipped something',
          'Talent for the first ten roles',
          'A shared calendar of reviews and demo days',
          'Bridges to Ghana, Nigeria and Uganda',
        ],
      },
    ],
  },
  testimonials: {
    title: 'In their words',
    note: 'Sample voices, invented until our first members speak.',
    mark: 'Sample',
    stars: (count: number) => `${count} out of 5 stars`,
    entries: [
      {
        name: 'Ananya Kulkarni',
        role: 'Student Entrepreneur',
        text: 'I had the idea and no engineer. Eleven days later there were four of us, and an agreement on one page that everyone understood.',
        stars: 5,
      },
      {
        name: 'Dr. Meera Deshpande',
        role: 'Academic Partner',
        text: 'Our students came back with questions I had not heard in a classroom before. That is how I knew it was working.',
        stars: 5,
      },
      {
        name: 'Rohan Jadhav',
        role: 'Engineering Student',
        text: 'In the interview they asked what I had built. I opened the laptop and showed them who was using it.',
        stars: 5,
      },
    ],
  },
  callToAction: {
    title: 'Your first dot goes here.',
    text: 'Say who you are and what you can do, or what you want to begin. Projects are open: ask to join one, or start your own.',
    register: { label: 'Register & Create Profile', to: signUpPaths.signup },
    start: { label: 'Start a Project', to: projectPaths.newProject },
  },
  mission: {
    title: 'Our mission',
    text: 'That everyone with an idea and the will to work finds the people to begin with, whatever their college, their town or their surname.',
  },
} as const;
