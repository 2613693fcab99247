import type { SampleStory } from '../sample-story.ts';

export const monsoonMap: SampleStory = {
  id: 'story-monsoon-map',
  slug: 'a-map-of-where-the-water-stands',
  title: 'A map of where the water stands',
  excerpt:
    'A logistics company, a geography department and 200 delivery riders drew the map of Mumbai’s flooded streets, with a way of asking that came from Lagos.',
  body: `Every July the vans of a logistics company in Bhiwandi stood in the same water. The city’s list of flooded places had forty entries. The riders knew four hundred, and nobody had ever asked them.

Meenal Rao plans the company’s routes. She had a map on the wall with pins in it, and by August the pins fell out. She brought the question to Saharambh in three sentences: where does the water stand, how deep, and since when? She offered a van, a desk, and pay for twelve weeks. A geography department in Mumbai brought six students. The riders came when they heard that they would be paid.

## Six seconds
The first way of asking was a form. A rider stands at a crossing, with rain on the glass of the telephone and a customer waiting, and is asked to choose from a list of nine. In the first week there were thirty-one answers, and nineteen of them said “Other”.

Somebody from Lagos, where the rains are no kinder, saw the project and wrote. Ngozi Adeyemi runs a traffic line for danfo drivers there, and had given up on forms years ago. Her drivers ring a number, do not wait for an answer, and hang up. The place is where they stand. The number that they ring says how deep it is: one for the ankle, one for the knee, one for “turn back”. It takes six seconds, and it costs nothing, as nobody picks up.

They copied it in a week. On the first day of rain there were six hundred calls.

## What went wrong
Somebody sat at home in Andheri and rang “turn back” forty times, for fun or for a free street. The map closed the road to a hospital for half an hour.

Since then a report counts when a second telephone confirms it, or when the first one has been right before. The students worked out how long to wait for the second one: four minutes in the suburbs, two in the city. It was the most useful chapter of anybody’s thesis that year.

The other fault was slower. The map showed water where there were riders, and riders are where the orders are. Streets in which nobody orders anything stayed dry on the map, and stood under water. The students walked them, with the ward’s health workers, and gave these the number as well.

## Who gets what
That was the longest conversation. It took three evenings, and it is written down on two pages. The riders receive a small sum for every report that is confirmed. The students got their theses, and half a salary. The company got routes that work. Ngozi asked for the code, and got it. The map itself belongs to nobody, and anybody may use it.

## A habit
In its first monsoon the map gathered nine thousand reports. An ambulance service was the first to ask for it. The fire brigade came a week later, with cake. Lagos has it since May, and the two maps share one program, with different numbers to ring.

Meenal Rao has stopped calling it a project. “It is a habit now,” she says. “When it rains, the city tells itself where.”`,
  author: 'Meenal Rao',
  author_role: 'Industry Partner, Bhiwandi',
  category: 'collaboration',
  tags: ['city', 'nigeria', 'open-data'],
  picture: 'map',
  team: 'A logistics company, six students, 200 riders, a traffic line in Lagos',
  hours_a_week: 15,
  weeks: 12,
  went_wrong: 'Forty false calls closed the road to a hospital.',
  read_minutes: 3,
  featured_place: null,
  published_at: new Date('2026-08-22T06:30:00Z'),
};
