/** In place of `link.ts` in a language whose sentences no native readers have agreed to. */
export const wrongWordLabel = 'हे भाषांतर नवीन आहे. जे चुकीचे वाटते ते आम्हाला सांगा.';
