/** The product's colours in emails: light, then dark. A test compares them with the colours of the pages. */
export const colours = {
  paper: ['#fbf7ed', '#11112a'],
  raised: ['#fffdf8', '#1e1e43'],
  ink: ['#1a1838', '#f5efe0'],
  soft: ['#565270', '#b8b3ca'],
  line: ['#dfd5be', '#34345d'],
  'neel-strong': ['#202a7c', '#ccd3ff'],
  'on-neel': ['#fffdf8', '#14143a'],
  'neel-tint': ['#e7e7f3', '#282b61'],
  step: ['#1d1f55', '#23276e'],
  'on-step': ['#f9f3e4', '#f9f3e4'],
  genda: ['#f2a81d', '#f5b53a'],
} as const;

export type Colour = keyof typeof colours;

/** The colour pairs of text and ground, and whether that part paints its ground itself. */
export const pairs = {
  page: { ink: 'soft', ground: 'paper', paints: true },
  'page-link': { ink: 'neel-strong', ground: 'paper', paints: false },
  band: { ink: 'on-step', ground: 'step', paints: true },
  'band-name': { ink: 'on-step', ground: 'step', paints: false },
  card: { ink: 'ink', ground: 'raised', paints: true },
  words: { ink: 'ink', ground: 'raised', paints: false },
  aside: { ink: 'soft', ground: 'raised', paints: false },
  address: { ink: 'neel-strong', ground: 'raised', paints: false },
  button: { ink: 'on-neel', ground: 'neel-strong', paints: true },
  code: { ink: 'ink', ground: 'neel-tint', paints: true },
} as const satisfies Record<string, { ink: Colour; ground: Colour; paints: boolean }>;

export type Pair = keyof typeof pairs;

/** The light colours stand in the element itself, where every mail program reads them; the dark ones by its class. */
export function worn(pair: Pair) {
  const { ink, ground, paints } = pairs[pair];
  const backgroundColor = paints ? colours[ground][0] : undefined;
  return { className: pair, style: { color: colours[ink][0], backgroundColor } };
}

/** For programs that read rules: the ground to the window's edge, and the dark colours, asked for by the usual query and by Outlook's marks. */
export const emailRules = [
  `:root{color-scheme:light dark;supported-color-schemes:light dark}body{background-color:${colours.paper[0]}}`,
  `@media (prefers-color-scheme: dark){${rules('', '')}.card{border-color:${colours.line[1]}!important}}`,
  rules('[data-ogsc] ', '[data-ogsb] '),
].join('\n');

function rules(beforeInk: string, beforeGround: string): string {
  return Object.entries(pairs)
    .map(([name, { ink, ground, paints }]) => {
      const painted = `${beforeGround}.${name}{background-color:${colours[ground][1]}!important}`;
      return `${beforeInk}.${name}{color:${colours[ink][1]}!important}${paints ? painted : ''}`;
    })
    .join('');
}
