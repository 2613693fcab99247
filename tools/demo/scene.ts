import sharp from 'sharp';

/** A drawn picture for a sample: no one's photo, and the same on every run. */
export const scenes = ['field', 'room', 'street'] as const;
export type Scene = (typeof scenes)[number];

const [width, height] = [1200, 800];

const each = (count: number, draw: (at: number) => string) =>
  Array.from({ length: count }, (_, at) => draw(at)).join('');

const drawings: Record<Scene, () => string> = {
  field: () => `
    <rect width="1200" height="800" fill="#f6e7c1"/>
    <circle cx="860" cy="210" r="96" fill="#e9a21b"/>
    <path d="M0 430 Q300 330 620 410 T1200 370 V800 H0z" fill="#8fae6b"/>
    <path d="M0 520 Q380 440 700 520 T1200 480 V800 H0z" fill="#5f8a4d"/>
    ${each(9, (at) => `<path d="M${80 + at * 130} 800 Q${240 + at * 90} 640 ${420 + at * 48} 500" stroke="#3f6a3a" stroke-width="16" fill="none"/>`)}
    ${each(12, (at) => `<circle cx="${120 + at * 92}" cy="${610 + (at % 3) * 46}" r="17" fill="#c8402b"/>`)}`,
  room: () => `
    <rect width="1200" height="800" fill="#dfe7ee"/>
    <rect y="600" width="1200" height="200" fill="#b9c6cf"/>
    <rect x="120" y="120" width="420" height="480" rx="10" fill="#f7f4ea"/>
    <rect x="150" y="150" width="360" height="450" fill="#2d2b63"/>
    <circle cx="470" cy="380" r="14" fill="#e9a21b"/>
    ${each(4, (row) => each(4, (at) => `<rect x="${620 + at * 132}" y="${500 - row * 112}" width="118" height="98" rx="8" fill="#9c6b3c"/><circle cx="${652 + at * 132}" cy="${540 - row * 112}" r="20" fill="#c8402b"/><circle cx="${704 + at * 132}" cy="${548 - row * 112}" r="18" fill="#d4583a"/>`))}`,
  street: () => `
    <rect width="1200" height="800" fill="#c9dbe8"/>
    ${each(7, (at) => `<rect x="${at * 180 - 20}" y="${180 + ((at * 67) % 160)}" width="170" height="620" fill="${['#e8d3b0', '#d98f6b', '#f1e2c6', '#b9674a'][at % 4]}"/>`)}
    ${each(21, (at) => `<rect x="${24 + (at % 7) * 180}" y="${330 + Math.floor(at / 7) * 110}" width="54" height="66" fill="#2d2b63" opacity=".75"/>`)}
    <rect y="660" width="1200" height="140" fill="#5b5a63"/>
    <rect x="330" y="540" width="480" height="170" rx="34" fill="#e9a21b"/>
    ${each(4, (at) => `<rect x="${366 + at * 108}" y="566" width="84" height="62" rx="10" fill="#f7f4ea"/>`)}
    <circle cx="430" cy="712" r="42" fill="#1b1a33"/><circle cx="710" cy="712" r="42" fill="#1b1a33"/>`,
};

/** Drawn before the first photo is taken: from then on nothing opens a drawing any more. */
const drawn = new Map<Scene, Buffer>();
for (const scene of scenes) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${drawings[scene]()}</svg>`;
  drawn.set(scene, await sharp(Buffer.from(svg)).jpeg({ quality: 88 }).toBuffer());
}

export function pictureOf(scene: Scene): Buffer {
  const picture = drawn.get(scene);
  if (!picture) throw new Error(`There is no drawing of ${scene}.`);
  return picture;
}
