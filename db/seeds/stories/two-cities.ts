import type { SampleStory } from '../sample-story.ts';

export const twoCities: SampleStory = {
  id: 'story-two-cities',
  slug: 'one-payment-app-two-cities-nobody-met',
  title: 'One payment app, two cities, and nobody had met',
  excerpt:
    'A college in Thane and a founder in Kampala built a savings app for market women. The hardest part was not the money, it was the weekly call.',
  body: `Grace Namukasa’s mother sold matoke in Kampala for twenty years, and saved as everybody there saves: ten women, one tin box, each week one of them takes home what all have put in. It works until somebody runs away with the box. Grace knew what was needed: a way to save together without one person holding the cash. She did not know how to build it.

Professor Anil Tambe teaches software in Thane. His sixth semester had to do a project, as every year, and as every year there were eleven canteen apps on the list. He wanted a question from somebody who needed the answer. His students had never met a market woman, and said so.

They agreed on one semester of eighteen weeks, eight hours a week for each of five students, one call on Thursdays, and one rule: whoever misses the call writes down why.

## What the call was for
In the first month they talked about screens. The students had drawn thirty of them, with a picture of a piggy bank. Grace was polite.

In the second month she put her telephone on a crate in the market and let them listen for an hour. Nobody there looks at a screen. Hands are wet, the sun is on the glass, and the telephone is one with buttons that a cousin has left behind. “After that we threw away the screens,” says Tambe. “One student was upset for a week. She now tells it as her best story.”

What they built has no screens to speak of. It works by text message, in three languages, and tells everybody in the group at the same moment what went in and what came out. The money lies with a licensed payment service and not with anybody in the market.

## What went wrong
The time, first. Thane is two and a half hours ahead of Kampala, and for three weeks each side waited for the other and was offended.

Then the fees. They had counted on one text message for each payment. A group of ten makes eleven, because everybody is told. In the first week the messages cost more than the savings earned. Grace found that out from her own telephone bill. Since then the group gets one message in the evening, and only a payment out is told at once.

And trust. The first group stopped after nine days, because the youngest of them had been paid first. The program was right, and it was wrong: in Kampala the eldest decides the order. It took one line to change, and no one in Thane would ever have thought of it.

## What stayed
Two hundred and forty women use it, in two markets. No box has been stolen, as there is no box. The college has made the weekly call a part of the course, and the list of canteen apps is shorter.

Three of the students went on working with Grace after the semester, for a payment that they negotiated themselves, with some pride. They met her for the first time fourteen months later, at an airport, and did not recognise her. She recognised them by their voices.`,
  author: 'Prof. Anil Tambe',
  author_role: 'Academic Partner, Thane',
  category: 'collaboration',
  tags: ['fintech', 'uganda', 'college'],
  picture: 'phone',
  team: 'A founder in Kampala, five students and a professor in Thane',
  hours_a_week: 8,
  weeks: 18,
  went_wrong: 'Thirty screens for people who have no use for screens, and fees above the savings.',
  read_minutes: 3,
  featured_place: 3,
  published_at: new Date('2026-09-30T06:30:00Z'),
};
