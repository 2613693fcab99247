import { site } from '#web/ground/texts/en/site.ts';

export const about = {
  title: 'About',
  description: `Who is behind ${site.name}, what we hold on to, what makes us different, and how to reach us.`,
  hero: {
    headline: 'A beginning takes more than one.',
    description: `${site.name} is a small team in Mumbai with a plain conviction: most good ideas do not fail, they never find the second person.`,
    discover: 'Discover More',
    word: {
      parts: [
        { text: 'सह', reading: 'saha', meaning: 'together' },
        { text: 'आरम्भ', reading: 'arambh', meaning: 'beginning' },
      ],
      whole: { text: 'सहारम्भ', reading: 'saharambh' },
    },
  },
  values: {
    title: 'What we hold on to',
    cards: [
      {
        title: 'Begin small',
        text: 'A working thing for ten people says more than a plan for a million. Every project here is to begin with something that can be shown within two weeks.',
      },
      {
        title: 'Say it plainly',
        text: 'Who does what, by when, and for which return. If it does not fit on one page that everyone understands, it is not an agreement yet.',
      },
      {
        title: 'Share what comes of it',
        text: 'If you build it, you have a part in it: in money, in shares, or in a name on the work. No one is free labour here.',
      },
    ],
  },
  unique: {
    title: 'What Makes Us Unique',
    cards: [
      {
        title: 'Made for unequal hours',
        shape: ['#.#', '###'],
        text: 'A student has evenings, a founder has nights, a mentor has Saturdays. Places say how many hours they need, and you say how many you have.',
      },
      {
        title: 'Money, shares or both',
        shape: ['##'],
        text: 'Each member chooses between pay and a promise of shares, milestone by milestone, as both sides have agreed.',
      },
      {
        title: 'Any college, any town',
        shape: ['.#.', '###', '.#.'],
        text: 'We ask what you can do, not where you were admitted. Nagpur and Nashik count as much as Mumbai.',
      },
      {
        title: 'Mentors who review work',
        shape: ['.#.', '###'],
        text: 'No motivational talks. They will open what you built, and tell you what they would change.',
      },
      {
        title: 'A bridge to Africa',
        shape: ['###', '#.#', '###'],
        text: 'We want teams in Ghana, Nigeria and Uganda to build with teams in India, for markets that know the same problems.',
      },
      {
        title: 'Your data stays yours',
        shape: ['.#.', '###', '#.#'],
        text: 'No tracking, no selling, no emails you did not ask for. What we know about you fits on one page, and you can read it.',
      },
    ],
  },
  contact: {
    title: 'Get in Touch',
    text: 'For a question, a partnership, a story or a fault you found.',
    rights: {
      text: 'Complaints and requests about your data have their own pages, with a number and a date.',
    },
    steps: {
      title: 'What happens then',
      each: [
        'We confirm by email that your message has arrived.',
        'A person reads it. No robot answers here.',
        'You have an answer within three working days.',
      ],
    },
    fields: {
      fullName: { label: 'Full Name' },
      email: { label: 'Email', hint: 'So that we can answer you.' },
      subject: { label: 'Subject' },
      message: { label: 'Message' },
    },
    send: 'Send Message',
    sending: 'Sending…',
    sent: {
      title: 'Your message is on its way',
      text: 'Thank you. We have confirmed it by email, and a person will answer within three working days.',
      again: 'Write another message',
    },
    faults: {
      fullName: {
        missing: 'Please enter your name.',
        long: 'Please use at most 128 characters for your name.',
      },
      email: {
        missing: 'Please enter your email address.',
        invalid: 'Please enter a valid email address.',
      },
      subject: {
        missing: 'Please say in a few words what it is about.',
        long: 'Please use at most 200 characters.',
      },
      message: { missing: 'Please write your message.', long: 'Please use at most 5000 characters.' },
      summary: 'Your message was not sent yet. Please look at the fields marked below.',
      tooMany: 'You have sent us several messages already. Please try again in an hour, or write an email.',
      failed: 'Your message could not be sent. Please try again, or write an email.',
    },
  },
} as const;
