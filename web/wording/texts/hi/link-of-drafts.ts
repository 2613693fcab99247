/** In place of `link.ts` in a language whose sentences no native readers have agreed to. */
export const wrongWordLabel = 'यह अनुवाद नया है। जो ग़लत लगे, हमें बताएँ।';
