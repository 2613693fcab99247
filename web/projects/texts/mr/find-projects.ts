import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { findProjectsTexts as english } from '../en/find-projects.ts';

const projects = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ प्रकल्प`
    : plural(total.count, { one: (shown) => `${shown} प्रकल्प`, other: (shown) => `${shown} प्रकल्प` });

export const findProjectsTexts = {
  pageTitle: 'प्रकल्प शोधा',
  description: 'सदस्यांनी सुरू केलेले प्रकल्प: शब्द, पायरी, क्षेत्र आणि ठिकाणानुसार.',
  search: 'प्रकल्प शोधा',
  searchHint: 'नाव, एका ओळीतील वर्णन किंवा प्रकल्पात लिहिलेली कोणतीही गोष्ट.',
  submit: 'शोधा',
  filters: 'फिल्टर',
  filtersIn: (count) => `फिल्टर (${number(count)})`,
  stage: 'पायरी',
  sector: 'क्षेत्र',
  place: 'ठिकाण',
  textIn: 'मजकुराची भाषा',
  any: 'कोणतेही',
  apply: 'प्रकल्प दाखवा',
  all: (total) => `${projects(total)}, सर्वात नवीन आधी.`,
  found: (total) => `सापडले: ${projects(total)}.`,
  none: 'असा कोणताही प्रकल्प नाही.',
  noneYet: 'अजून कोणताही प्रकल्प प्रकाशित झालेला नाही.',
  typed: (words) => `“${words}”`,
  without: (chosen, total) => `${chosen} काढल्यास: ${projects(total)}`,
  clear: 'सर्व काढा',
  close: 'बंद करा',
  drop: (filter) => `काढा: ${filter}`,
  start: 'प्रकल्प सुरू करा',
  pages: 'पाने',
  first: 'पहिले पान',
  next: 'जुने प्रकल्प',
  toSave: 'फिल्टर किंवा शब्द असलेला शोध तुम्ही जतन करू शकता. मग नवीन प्रकल्प सोमवारी ईमेलने येतात.',
} satisfies Translated<typeof english>;
