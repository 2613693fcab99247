import type { Translated } from '#rules/text/translated.ts';
import { number } from '../amounts.ts';
import type { formTexts as english, passwordFieldTexts as englishPasswordField } from '../en/forms.ts';

export const passwordFieldTexts = {
  show: 'दाखवा',
  hide: 'लपवा',
  showPassword: 'पासवर्ड दाखवा',
  hidePassword: 'पासवर्ड लपवा',
} satisfies Translated<typeof englishPasswordField>;

export const formTexts = {
  optional: '(ऐच्छिक)',
  most: (most) => `जास्तीत जास्त ${number(most)} अक्षरे.`,
  counted: (length, most) => `${number(most)} पैकी ${number(length)} अक्षरे.`,
  close: 'बंद करा',
  wayBack: 'काही न बदलता परत जा',
} satisfies Translated<typeof english>;
