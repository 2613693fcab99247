import type { SampleStory } from '../sample-story.ts';

export const coldChain: SampleStory = {
  id: 'story-cold-chain',
  slug: 'keeping-strawberries-cold-without-a-truck',
  title: 'Keeping strawberries cold without a truck',
  excerpt:
    'A founder in Mahabaleshwar needed a cold box that costs less than the fruit in it. Three people built it in fourteen weeks, for money and two per cent each.',
  body: `Half of the strawberries that Imran Shaikh bought in Mahabaleshwar arrived in Pune as jam. Refrigerated trucks do not stop for forty kilograms, and the bus takes five hours with the fruit on the roof. He had tried ice, which melts, and starting at three in the morning, which his wife ended.

So he described what he lacked: somebody who understands heat, somebody who can sew, and somebody who can sell to people who have heard it all before. Ten hours a week, fourteen weeks, a small payment each month and two per cent for each of the three. In the form it said “money, shares or both”. All three chose both.

## Fourteen weeks
Sneha Pawar had just finished a diploma in refrigeration in Satara. Rukhsana Bagwan sews tents and banners in Wai, and had never been asked for her opinion on a product before. Kiran Jagtap had sold water filters from door to door for six years.

The first box was a clay pot with a lid. It kept twelve degrees for nine hours, and weighed more than the strawberries. The second was made of foam, and kept the warmth in as faithfully as the cold. The third had a fan. In the bus there is nothing to plug a fan into.

The fourth was Rukhsana’s. She had noticed that wet banner cloth stays cool in the wind of a moving lorry, because she dries it that way. They sewed a bag of it, with a lining that takes up water in the morning and gives it off all day. It folds flat on the way back, and costs less than the fruit it carries.

## What went wrong
They had tested it in February. In April, the first forty bags came back with a smell. Cloth that is wet every day grows mould, and nobody had thought of drying it at night. Two growers left, and told others why.

“That was the week in which I wanted my two per cent in cash,” says Kiran. Instead he drove to each of the forty growers, took the bags back, and asked what they did with them in the evening. They hung them over the fence, folded. So the bag got a loop, and is now hung open.

Their mentor, who had run cold stores for twenty years, came on two evenings. On the first he said that it would not work. On the second he asked for six.

## What the agreement was good for
In the tenth week a hotel offered to pay for everything, if it could have the bag for itself. Imran wanted to accept. The agreement said that such a thing needs all four, and Sneha said no. They argued for two days, with the page on the table. “Without it I would have decided, and they would have gone,” says Imran. “I was wrong about the hotel too. It closed.”

## Where it stands
Berry Cold sells about three hundred bags a month: to growers of strawberries, to a flower market in Satara and, lately, to a blood bank. The three who built it have stayed. The page is framed now, and hangs in the workshop beside the clay pot.`,
  author: 'Imran Shaikh',
  author_role: 'Founder, Berry Cold',
  category: 'startup',
  tags: ['agriculture', 'climate', 'hardware'],
  picture: 'strawberry',
  team: 'A founder, a cooling technician, a tailor and a seller',
  hours_a_week: 10,
  weeks: 14,
  went_wrong: 'Tested in February, mouldy by April: nobody had dried the bags at night.',
  read_minutes: 3,
  featured_place: 2,
  published_at: new Date('2026-10-12T06:30:00Z'),
};
