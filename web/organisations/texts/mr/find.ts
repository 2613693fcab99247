import type { Total } from '#contract/search/shapes.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type { findOrganisationsTexts as english } from '../en/find.ts';

const organisations = (total: Total) =>
  total.isMore
    ? `${number(total.count)}+ संस्था`
    : plural(total.count, { one: (shown) => `${shown} संस्था`, other: (shown) => `${shown} संस्था` });

export const findOrganisationsTexts = {
  title: 'संस्था',
  description: 'Saharambh वरील कॉलेज, कंपन्या आणि भागीदार: ते कोण आहेत, कुठे आहेत, आणि त्यांचे प्रकल्प.',
  headline: 'सोबत येणारी कॉलेज आणि कंपन्या.',
  intro: 'आम्ही प्रत्येकाचे रजिस्टर आणि पत्र तपासले आहे. विद्यार्थी, प्रकल्प आणि क्रेडिट इथून सुरू होतात.',
  all: 'सर्व संस्था',
  search: 'संस्था शोधा',
  searchHint: 'नाव, ठिकाण, किंवा संस्थेने स्वतःबद्दल लिहिलेले काहीही.',
  submit: 'शोधा',
  filters: 'फिल्टर',
  filtersIn: (count) => `फिल्टर (${number(count)})`,
  kind: 'प्रकार',
  place: 'शहर किंवा जिल्हा',
  any: 'कोणतेही',
  apply: 'संस्था दाखवा',
  shown: (total) => `${organisations(total)}, सर्वात नवीन आधी.`,
  found: (total) =>
    total.count === 1 && !total.isMore
      ? `${organisations(total)} सापडली.`
      : `${organisations(total)} सापडल्या.`,
  none: 'अशी कोणतीही संस्था नाही.',
  noneYet: 'इथे अजून कोणतीही संस्था खुली नाही.',
  typed: (words) => `“${words}”`,
  without: (chosen, total) => `${chosen} काढल्यास: ${organisations(total)}`,
  clear: 'सर्व काढा',
  close: 'बंद करा',
  drop: (filter) => `काढा: ${filter}`,
  pages: 'पाने',
  first: 'पहिले पान',
  next: 'जुन्या संस्था',
  openTitle: 'तुम्ही एखाद्या कॉलेजच्या किंवा कंपनीच्या वतीने काम करता का?',
  openText: 'तुम्हाला संस्थेची खूण आणि एक पत्र लागते. आम्ही दोन्ही कामाच्या दोन दिवसांत पाहतो.',
  open: 'संस्था उघडा',
} satisfies Translated<typeof english>;
