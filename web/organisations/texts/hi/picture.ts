import type { Translated } from '#rules/text/translated.ts';
import type { organisationPictureTexts as english } from '../en/picture.ts';

export const organisationPictureTexts = {
  pageTitle: 'तस्वीर',
  description: 'वह तस्वीर जो किसी संस्था की पहचान है।',
  intro: 'तस्वीर आपकी संस्था के पेज पर सबसे ऊपर रहती है, जैसे आपका गेट या आपका बोर्ड।',
  none: 'अभी कोई तस्वीर नहीं है: उसकी जगह एक कोलम है।',
  add: 'पेज के लिए तस्वीर',
  replace: 'पेज के लिए दूसरी तस्वीर',
  up: 'संस्था',
} satisfies Translated<typeof english>;
