import type { Translated } from '#rules/text/translated.ts';
import { number } from '../amounts.ts';
import type { formTexts as english, passwordFieldTexts as englishPasswordField } from '../en/forms.ts';

export const passwordFieldTexts = {
  show: 'दिखाएँ',
  hide: 'छिपाएँ',
  showPassword: 'पासवर्ड दिखाएँ',
  hidePassword: 'पासवर्ड छिपाएँ',
} satisfies Translated<typeof englishPasswordField>;

export const formTexts = {
  optional: '(ज़रूरी नहीं)',
  most: (most) => `ज़्यादा से ज़्यादा ${number(most)} अक्षर।`,
  counted: (length, most) => `${number(most)} में से ${number(length)} अक्षर।`,
  close: 'बंद करें',
  wayBack: 'कुछ बदले बिना वापस जाएँ',
} satisfies Translated<typeof english>;
