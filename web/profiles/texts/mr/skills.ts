import type { Translated } from '#rules/text/translated.ts';
import type { skillsTexts as english } from '../en/skills.ts';

export const skillsTexts = {
  pageTitle: 'कौशल्ये आणि वेळ',
  description: 'तुम्ही काय करू शकता, आणि आठवड्याला तुमच्याकडे किती वेळ आहे.',
  why: 'हे दोन्ही ऐच्छिक आहे. ते तुमच्या प्रोफाइल कार्डवर दिसते, आणि तुम्हाला जुळणारे काम शोधायला मदत करेल.',
  member: {
    skills: 'तुम्ही काय करू शकता?',
    skillsHint: '15 पर्यंत, मध्ये स्वल्पविराम देऊन: अकाउंटिंग, जावास्क्रिप्ट, फील्ड सेल्स.',
    time: 'आठवड्याला तास',
    timeHint: 'तुमच्याकडे खरोखर आहेत तितके, 48 पर्यंत.',
  },
  mentor: {
    skills: 'तुम्ही कोणत्या विषयांत मदत करता?',
    skillsHint: '15 पर्यंत, मध्ये स्वल्पविराम देऊन: वाटाघाटी, प्रॉडक्ट डिझाइन, GST फायलिंग.',
    time: 'आठवड्याला संध्याकाळी',
    timeHint: '1 ते 7 पर्यंत.',
  },
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  skip: 'आता नाही',
  ageless: 'तुमची जन्मतारीख कळल्यावर हे उघडते.',
  waiting: 'तुमच्या आई, वडील किंवा पालकांनी संमती दिल्यावर हे उघडते.',
} satisfies Translated<typeof english>;
