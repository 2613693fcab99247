import { signUpChunks, signUpPages } from './pages.ts';
import { signUpWords } from './texts/en/words.ts';

/** The parts of this module in `web/collected.ts`. */
export const signUps = { pages: signUpPages, chunks: signUpChunks, words: signUpWords };
