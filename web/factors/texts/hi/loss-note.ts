import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { lossNoteTexts as english } from '../en/loss-note.ts';

export const lossNoteTexts = {
  title: 'साइन इन करने वाले किसी व्यक्ति ने कहा है कि आपका दूसरा चरण खो गया है',
  second: (from) => `${moment(from)} से, ईमेल से आए दूसरे कोड से तीन दिन का इंतज़ार शुरू हो सकता है।`,
  waits: (until) => `${moment(until)} से, आपका अकाउंट दूसरे चरण के बिना खुलेगा।`,
  over: 'इंतज़ार पूरा हो गया है। अगला साइन इन आपका अकाउंट दूसरे चरण के बिना खोल सकता है।',
  advice: 'अगर यह आप नहीं थे, तो इसे रोकें और नया पासवर्ड चुनें।',
  stop: 'इसे रोकें',
  stopping: 'रोका जा रहा है...',
} satisfies Translated<typeof english>;
