import type { ProjectState } from '#contract/projects/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { number, plural } from '#web/ground/texts/amounts.ts';
import type * as english from '../en/projects.ts';

type Grown = { people: number; seats: number; loops: number };

export const peopleWords = (count: number) =>
  plural(count, { one: (shown) => `${shown} व्यक्ती`, other: (shown) => `${shown} लोक` });
const seats = (count: number) =>
  plural(count, { one: (shown) => `${shown} खुली जागा`, other: (shown) => `${shown} खुल्या जागा` });
const milestones = (count: number) =>
  plural(count, {
    one: (shown) => `${shown} स्वीकारलेला टप्पा`,
    other: (shown) => `${shown} स्वीकारलेले टप्पे`,
  });

export function kolamWords({ people: team, seats: open, loops }: Grown): string {
  const parts = [
    peopleWords(team),
    ...(open > 0 ? [seats(open)] : []),
    ...(loops > 0 ? [milestones(loops)] : []),
  ];
  return parts.join(' · ');
}

export const projectStates: Record<ProjectState, { sign: string; word: string }> = {
  draft: { sign: '○', word: 'मसुदा' },
  published: { sign: '✓', word: 'प्रकाशित' },
  archived: { sign: '○', word: 'आर्काइव्हमध्ये' },
  removed: { sign: '!', word: 'काढून टाकलेला' },
};

export const anywhere = 'कुठेही';

export const projectFields = {
  name: 'नाव',
  nameHint: 'लोक त्याला कोणत्या नावाने ओळखतील.',
  line: 'एक ओळ',
  lineHint: 'तुम्ही काय तयार करत आहात, आणि कोणासाठी.',
  stage: 'पायरी',
  noStage: 'अजून सांगितले नाही',
  language: 'तुम्ही कोणत्या भाषेत काम करता',
  problem: 'समस्या',
  problemHint: 'ती कोणाला येते, आणि किती वेळा?',
  today: 'आज काय आहे',
  todayHint: 'तुम्ही काय तयार केले किंवा शोधून काढले, ते थोडे असले तरी.',
  next: 'पुढे काय',
  nextHint: 'दुसरी व्यक्ती मदत करू शकेल असे पुढचे पाऊल.',
  sectors: 'क्षेत्रे',
  sector: ['पहिले क्षेत्र', 'दुसरे क्षेत्र', 'तिसरे क्षेत्र'],
  noSector: 'कोणतेही नाही',
  place: 'ठिकाण',
  placeHint: 'शहर किंवा जिल्हा, जसे नाशिक किंवा अक्रा. रिकामे म्हणजे कुठेही.',
  website: 'वेबसाइट',
  websiteHint: 'जसे https://example.com.',
} satisfies Translated<typeof english.projectFields>;

export const ownProjectsTexts = {
  pageTitle: 'प्रकल्प',
  description: 'तुम्ही ज्यांच्या टीममध्ये आहात ते प्रकल्प.',
  start: 'प्रकल्प सुरू करा',
  count: (count) =>
    plural(count, {
      one: (shown) => `तुम्ही ${shown} प्रकल्पात आहात.`,
      other: (shown) => `तुम्ही ${shown} प्रकल्पांत आहात.`,
    }),
  find: 'प्रकल्प शोधा',
  empty: 'तुम्ही अजून कोणत्याही प्रकल्पात नाही.',
  emptyHow: 'एक नाव आणि एक ओळ लिहून सुरू करा. तुम्ही तो प्रकाशित करेपर्यंत इतर कोणालाही दिसत नाही.',
  followed: 'तुम्ही फॉलो करत असलेले प्रकल्प',
  invited: 'आता तुम्ही',
  answer: (by, project) =>
    by
      ? `${project} या प्रकल्पात सामील होण्याबद्दल ${by} यांना उत्तर द्या`
      : `${project} या प्रकल्पात सामील होण्याबद्दल टीमला उत्तर द्या`,
  role: { owner: 'तुम्ही त्याचे ओनर आहात', member: 'तुम्ही टीममध्ये आहात' },
} satisfies Translated<typeof english.ownProjectsTexts>;

export const newProjectTexts = {
  pageTitle: 'प्रकल्प सुरू करा',
  description: 'एक नाव आणि एक ओळ यांनी तो सुरू होतो.',
  intro: 'सुरू करायला एक नाव आणि एक ओळ पुरेशी आहे. तुम्ही तो प्रकाशित करेपर्यंत इतर कोणालाही दिसत नाही.',
  begin: 'सुरू करा',
  beginning: 'सुरू होत आहे…',
} satisfies Translated<typeof english.newProjectTexts>;

export const workspaceTexts = {
  begun: 'तुमचा प्रकल्प सुरू झाला आहे. तीन छोटी पाने तो काय आहे ते सांगतात.',
  saved: 'जतन केले.',
  deleted: 'मसुदा हटवला आहे.',
  tabs: 'प्रकल्पाचे भाग',
  overview: 'आढावा',
  opportunities: 'संधी',
  team: 'टीम',
  updates: 'अपडेट',
  joined: 'तुम्ही टीममध्ये आहात.',
  said: 'तुम्ही त्याबद्दल काय सांगितले आहे',
  nothing: 'अजून काही नाही',
  edit: 'बदला',
  steps: {
    basics: 'नाव आणि पायरी',
    story: 'समस्या आणि योजना',
    facts: 'क्षेत्रे आणि ठिकाण',
  },
  toPublish: 'इतरांना दिसण्याआधी',
  things: (count) =>
    plural(count, { one: (shown) => `${shown} गोष्ट बाकी आहे`, other: (shown) => `${shown} गोष्टी बाकी आहेत` }),
  nothingLeft: 'काहीही बाकी नाही: तो प्रकाशित करता येईल.',
  lacks: {
    stage: 'पायरी निवडा',
    problem: 'समस्या काय आहे ते सांगा',
    today: 'आज काय आहे ते सांगा',
    next: 'पुढे काय ते सांगा',
    sectors: 'किमान एक क्षेत्र निवडा',
    public_owner: 'एका ओनरने आपले प्रोफाइल सर्वांना दाखवावे',
  },
  nextStep: 'पुढे काय',
  nextStepWhy: 'तुम्हाला कशात मदत हवी आहे ते सांगा. मग सदस्य अर्ज करू शकतात.',
  nextStepTeam: 'एखाद्या सदस्याला तुमच्या टीममध्ये बोलवा',
  preview: 'इतरांना काय वाचायला मिळेल',
  isPublic: 'तो सर्वांना दिसतो.',
  publicPage: 'त्याचे सार्वजनिक पान',
  whole: {
    publish: { act: 'प्रकाशित करा', why: 'मग तो सर्वांना दिसतो, साइन इन केलेले असो किंवा नसो.' },
    archive: { act: 'आर्काइव्ह करा', why: 'तेव्हापासून तो फक्त त्याच्या टीमला दिसतो. तो कधीही परत येऊ शकतो.' },
    return: { act: 'परत आणा', why: 'तो सर्वांना पुन्हा दिसतो.' },
    delete: {
      act: 'हा मसुदा हटवा',
      why: 'तो फक्त त्याच्या टीमने पाहिला आहे, म्हणून त्यातले काहीही राहत नाही.',
    },
  },
  done: {
    published: 'प्रकल्प प्रकाशित झाला आहे. आता तो सर्वांना दिसतो.',
    archived: 'प्रकल्प आर्काइव्हमध्ये आहे. तो फक्त त्याच्या टीमला दिसतो.',
    returned: 'प्रकल्प परत आला आहे. तो सर्वांना पुन्हा दिसतो.',
    appealed: 'तुमचे अपील आम्हाला मिळाले आहे. आम्ही ईमेलने उत्तर देऊ.',
  },
  kolam: 'प्रत्येक ठिपका म्हणजे टीममधील एक व्यक्ती. स्वीकारलेला प्रत्येक टप्पा त्यांच्याभोवती एक वेढा पूर्ण करेल.',
} satisfies Translated<typeof english.workspaceTexts>;

export const removedTexts = {
  heading: 'आमच्या स्टाफने हा प्रकल्प काढून टाकला आहे',
  why: (at) => `${at} पासून तो फक्त त्याच्या टीमला दिसतो. कारण:`,
  appealed: (at) => `तुमच्या टीमने ${at} रोजी पुन्हा पाहायला सांगितले आहे`,
  appealGone: 'ज्या सदस्याने ते लिहिले होते ते निघून गेले आहेत, आणि त्यांचे शब्द आता नाहीत.',
  answered: (at) => `आमचे उत्तर, ${at}`,
  waits: 'आमचा स्टाफ कामाच्या दोन दिवसांत ते पाहतो. एका ओनरला उत्तराचा ईमेल मिळतो.',
  appeal: 'तुमचे यावर काय म्हणणे आहे?',
  appealHint: (until) =>
    `एक ओनर एकदा पुन्हा पाहायला सांगू शकतात, ${until} पर्यंत. काय वेगळे आहे, किंवा तुम्ही काय बदलले आहे ते सांगा.`,
  send: 'पुन्हा पाहायला सांगा',
} satisfies Translated<typeof english.removedTexts>;

export const editProjectTexts = {
  description: 'तुमचा प्रकल्प स्वतःबद्दल काय सांगतो ते बदला.',
  save: 'जतन करा',
  saving: 'जतन होत आहे…',
  next: 'जतन करा, पुढे जा',
  step: (at, of) => `पायरी ${number(at)}, एकूण ${number(of)}`,
  bothVersions: 'तुमच्या टीममधील सदस्याने तुमच्या आधी बदल केला',
  before: 'तुम्ही सुरू केले तेव्हा त्यात हे लिहिले होते',
  now: 'आता त्यात हे लिहिले आहे',
  yours: 'तुमचे शब्द अजून खालच्या रकान्यांत आहेत. ते त्याच्या जागी ठेवण्यासाठी पुन्हा जतन करा.',
  empty: '(रिकामे)',
} satisfies Translated<typeof english.editProjectTexts>;

export const foundProjectTexts = {
  title: 'प्रकल्प',
  up: 'प्रकल्प',
  description: 'एक प्रकल्प, आणि त्यामागचे लोक.',
  follow: 'फॉलो करा',
  unfollow: 'फॉलो करणे थांबवा',
  followed: 'तुम्ही या प्रकल्पाला फॉलो करता.',
  notFollowed: 'तुम्ही फॉलो करत असलेले प्रकल्प तुमच्या स्वतःच्या प्रकल्पांखाली दिसतात.',
  workspace: 'तुमच्या टीमचे पान',
  publicPage: 'त्याचे सार्वजनिक पान, पाठवण्यासाठी',
} satisfies Translated<typeof english.foundProjectTexts>;
