import type { Degree, EducationLevel, FieldOfStudy } from '#rules/lists/education.ts';

export const levelLabels: Record<EducationLevel, string> = {
  'High School': 'हाई स्कूल',
  Undergraduate: 'ग्रेजुएशन',
  Postgraduate: 'पोस्ट ग्रेजुएशन',
  'Professional Course': 'प्रोफ़ेशनल कोर्स',
};
export const degreeLabels: Record<Degree, string> = {
  '10th Grade': '10वीं',
  '12th Grade': '12वीं',
  'B.Tech': 'बी.टेक',
  'B.E': 'बी.ई',
  'B.Sc': 'बी.एससी',
  'B.Com': 'बी.कॉम',
  'B.A': 'बी.ए',
  BBA: 'बीबीए',
  BCA: 'बीसीए',
  Other: 'कोई और',
  'M.Tech': 'एम.टेक',
  'M.E': 'एम.ई',
  'M.Sc': 'एम.एससी',
  'M.Com': 'एम.कॉम',
  'M.A': 'एम.ए',
  MBA: 'एमबीए',
  MCA: 'एमसीए',
  Diploma: 'डिप्लोमा',
  Certificate: 'प्रमाणपत्र',
};
export const fieldLabels: Record<FieldOfStudy, string> = {
  'Computer Science': 'कंप्यूटर साइंस',
  'Information Technology': 'इन्फ़ॉर्मेशन टेक्नोलॉजी',
  Electronics: 'इलेक्ट्रॉनिक्स',
  Mechanical: 'मैकेनिकल',
  Civil: 'सिविल',
  Electrical: 'इलेक्ट्रिकल',
  Chemical: 'केमिकल',
  Other: 'कोई और',
};
