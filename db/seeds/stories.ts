import type { Insertable } from 'kysely';
import type { StoriesTable } from '#db/tables.ts';

/** Invented stories, so that a new installation has something to read. Each is shown as a sample. */
export const sampleStories: Insertable<StoriesTable>[] = [
  {
    id: 'story-library-van',
    slug: 'a-library-on-three-wheels',
    title: 'A library on three wheels',
    excerpt:
      'Four students from Nagpur and a retired postmaster put 600 books into an auto-rickshaw. A year later eleven villages know the timetable by heart.',
    body: `Sunil Wankhede drove past the same schoolyard for thirty years, delivering letters. When he retired he wrote one sentence on Saharambh: “I know every road, and I have a garage.”

Prajakta, who studies mechanical engineering, answered on the same day. She knew how to make the shelves of an auto-rickshaw fold. Two others could write the app that tells which book is where, and a fourth knew how to ask a publisher for a pallet of returns.

## What went wrong
The first shelves fell off in Kamptee. The app was not needed for four months, because every child simply told the next one where the van would be. They kept the timetable and dropped the rest.

“We had planned a platform,” says Prajakta. “What was missing was a second battery.”

## What they agreed
Nobody took a share, because there was nothing to share. The agreement said: two Saturdays a month, petrol paid from a common box, and whoever leaves finds their own successor. Two have left. Both found one.

Today the van lends about ninety books a week. A second one is being welded in Wardha, from the same drawings, which hang in the open for everybody to copy.`,
    author: 'Prajakta Meshram',
    author_role: 'Engineering Student, Nagpur',
    category: 'success',
    tags: ['education', 'rural', 'hardware'],
    read_minutes: 3,
    likes: 214,
    comments: 18,
    featured_place: 1,
    sample: true,
    published_at: '2026-10-21T06:30:00Z',
  },
  {
    id: 'story-cold-chain',
    slug: 'keeping-strawberries-cold-without-a-truck',
    title: 'Keeping strawberries cold without a truck',
    excerpt:
      'A founder in Mahabaleshwar needed a cold box that costs less than the fruit in it. Three people built it in fourteen weeks, for money and two per cent each.',
    body: `Half of the strawberries that Imran Shaikh bought in Mahabaleshwar arrived in Pune as jam. Refrigerated trucks do not stop for forty kilograms. So he described what he lacked: somebody who understands heat, somebody who can sew, and somebody who can sell to people who have heard it all before.

He offered a small monthly payment and two per cent for each of the three. All three chose both.

## Fourteen weeks
The first box was a clay pot with a lid. The fourth was a bag of recycled banner cloth with a lining that takes up water in the morning and gives it off all day. It keeps 12 degrees for nine hours, and costs less than the fruit it carries.

Their mentor, who had run cold stores for twenty years, came on two evenings. On the first he said that it would not work. On the second he asked for six.

## Where it stands
Berry Cold sells about three hundred bags a month, to growers of strawberries, flowers and, lately, to a blood bank. The three who built it have stayed. The agreement that fitted on one page is now framed in the workshop.`,
    author: 'Imran Shaikh',
    author_role: 'Founder, Berry Cold',
    category: 'startup',
    tags: ['agriculture', 'climate', 'hardware'],
    read_minutes: 3,
    likes: 187,
    comments: 24,
    featured_place: 2,
    sample: true,
    published_at: '2026-10-12T06:30:00Z',
  },
  {
    id: 'story-two-cities',
    slug: 'one-payment-app-two-cities-nobody-met',
    title: 'One payment app, two cities, and nobody had met',
    excerpt:
      'A college in Thane and a founder in Kampala built a savings app for market women. The hardest part was not the money, it was the weekly call.',
    body: `Grace Namukasa knew what market women in Kampala need: a way to save together, as they always have, without one person holding the cash. She did not know how to build it. A class in Thane needed a real project for its sixth semester, and did not know a single market woman.

They agreed on one semester, one call a week, and one rule: whoever misses the call writes down why.

## What the call was for
“In the first month we spoke about screens,” says Professor Anil Tambe, who gave up a lecture for it. “In the second month Grace put her telephone on a crate and let us listen to the market. After that we threw away the screens.”

What they built has no screens to speak of. It works by text message, in three languages, and shows the group’s savings to everybody in the group at the same moment.

## What stayed
Two hundred and forty women use it in two markets. The college has made the weekly call part of the course. Three of the students went on working with Grace after the semester, for a payment that they negotiated themselves, with some pride.`,
    author: 'Prof. Anil Tambe',
    author_role: 'Academic Partner, Thane',
    category: 'collaboration',
    tags: ['fintech', 'africa', 'college'],
    read_minutes: 3,
    likes: 156,
    comments: 31,
    featured_place: 3,
    sample: true,
    published_at: '2026-09-30T06:30:00Z',
  },
  {
    id: 'story-first-job',
    slug: 'the-interview-was-already-over',
    title: 'The interview was already over',
    excerpt:
      'Sneha had no internship to show, and a college nobody asks for. She had a scheduling tool that forty clinics open every morning.',
    body: `Sneha Gaikwad studied in Latur, and sent out sixty applications. Three answered. None of them asked what she could do.

On Saharambh a dentist in Aurangabad was looking for help with appointments: people came at nine because everybody comes at nine. Sneha asked to join, was paid a little, and built a page that shows how long the wait would be.

## From one chair to forty
The dentist told another. Sneha’s mentor, who builds software for hospitals, taught her two things: to write down what happens when the power fails, and to charge for it.

After eight months forty clinics opened the page every morning. One of the companies that had not answered wrote to her. They had seen it in a waiting room.

“They asked me to explain one difficult decision,” she says. “I explained what happens when the power fails. Then they asked when I could start.”`,
    author: 'Sneha Gaikwad',
    author_role: 'Software Engineer',
    category: 'success',
    tags: ['placement', 'health', 'software'],
    read_minutes: 2,
    likes: 241,
    comments: 12,
    featured_place: null,
    sample: true,
    published_at: '2026-09-18T06:30:00Z',
  },
  {
    id: 'story-loom',
    slug: 'the-loom-that-counts',
    title: 'The loom that counts',
    excerpt:
      'Weavers in Paithan were paid by the metre, and the metres were always short. Two electronics students and a weaver’s daughter built a counter.',
    body: `A Paithani takes weeks. The weaver is paid for what the trader measures. Rutuja Bhagwat grew up between the two, and had long had the feeling that one of the tapes was short.

She found Faizan and Neel, who were looking for something to measure that was not a temperature. The three built a counter that listens to the loom and writes down every pass of the shuttle. It costs as much as two meals and runs on a bicycle lamp’s battery.

## A company, by accident
The traders were not pleased at first. Then the honest ones asked for it, because buyers abroad wanted to know who wove their sari, and how long it took. The counter knew.

Shuttle & Count was registered in the spring. It belongs to the three of them and, by their own wish, to a cooperative of thirty weavers. An investor asked who had told them to divide it like that. “Everybody who made it,” says Rutuja.`,
    author: 'Rutuja Bhagwat',
    author_role: 'Co-founder, Shuttle & Count',
    category: 'startup',
    tags: ['craft', 'electronics', 'fair-pay'],
    read_minutes: 2,
    likes: 129,
    comments: 9,
    featured_place: null,
    sample: true,
    published_at: '2026-09-04T06:30:00Z',
  },
  {
    id: 'story-monsoon-map',
    slug: 'a-map-of-where-the-water-stands',
    title: 'A map of where the water stands',
    excerpt:
      'A logistics company, a geography department and 200 delivery riders drew the map of Mumbai’s flooded streets, street by street, in one monsoon.',
    body: `Every July the vans of a logistics company in Bhiwandi stood in the same water. The city’s map of flooded places had forty entries. The riders knew four hundred.

The company brought the riders, a geography department in Mumbai brought the students, and somebody from Lagos, where the rains are no kinder, brought a way of asking by telephone that takes six seconds.

## Who gets what
That was the longest conversation. The riders receive a small sum for every report that a second one confirms. The students got their theses. The company got routes that work. The map itself belongs to nobody, and anybody may use it.

In the first monsoon it gathered nine thousand reports. An ambulance service was the first to ask for it; the fire brigade came a week later. The company has stopped calling it a project. “It is a habit now,” says Meenal Rao, who began it. “When it rains, the city tells itself where.”`,
    author: 'Meenal Rao',
    author_role: 'Industry Partner, Bhiwandi',
    category: 'collaboration',
    tags: ['city', 'logistics', 'open-data'],
    read_minutes: 2,
    likes: 98,
    comments: 14,
    featured_place: null,
    sample: true,
    published_at: '2026-08-22T06:30:00Z',
  },
];
