import type { Translated } from '#rules/text/translated.ts';
import { number } from '#web/ground/texts/amounts.ts';
import type { invitationTexts as englishInvitation, teamTexts as englishTeam } from '../en/teams.ts';

export const teamTexts = {
  pageTitle: 'टीम',
  cofounders: 'सह-संस्थापक',
  agree: 'एखाद्या व्यक्तीसोबत करार सुरू करा',
  pool: 'शेअरमध्ये किती वचन देता येईल',
  description: 'प्रकल्पाच्या टीममध्ये कोण आहे.',
  owner: 'ओनर',
  member: 'सदस्य',
  you: 'तुम्ही',
  away: 'सध्या उपलब्ध नाही',
  asked: 'प्रकल्पाचे ओनर होण्यास सांगितले आहे',
  votes: (given, needed) =>
    `बाकीच्या ${number(needed)} ओनरपैकी ${number(given)} जणांना त्यांनी टीम सोडावी असे वाटते`,
  change: (name) => `${name} यांच्यासाठी बदला`,
  title: 'पदाचे नाव',
  titleHint: 'ते इथे काय करतात, जसे “शेतकरी आणि खोल्या”.',
  save: 'जतन करा',
  ask: 'ओनर होण्यास सांगा',
  askLeave: 'ओनर होण्यास सांगा, आणि होकारावर टीम सोडा',
  askWhy: 'उत्तर द्यायला त्यांच्याकडे 7 दिवस आहेत.',
  remove: 'टीममधून काढून टाका',
  vote: 'या ओनरने जावे असे सांगा',
  reason: 'कारण',
  reasonHint: 'ते हे वाचतात.',
  invite: 'एखाद्याला बोलवा',
  to: 'हँडल किंवा ईमेल पत्ता',
  toHint: 'जसे @asha-kulkarni. असा सदस्य आहे की नाही ते आम्ही तुम्हाला सांगत नाही. आमंत्रण 14 दिवस चालते.',
  inviteTitle: 'त्यांच्या पदाचे नाव',
  send: 'आमंत्रण पाठवा',
  sent: 'आमंत्रणे',
  states: {
    open: 'पाठवले',
    accepted: 'स्वीकारले',
    declined: 'नकार दिला',
    withdrawn: 'मागे घेतले',
    ended: 'उत्तर आले नाही',
  },
  withdraw: 'मागे घ्या',
  leave: 'टीम सोडा',
  leaveWhy: 'लगेच. तुम्ही लेखी जे ठरवले आहे ते तसेच राहते.',
  questions: {
    hand_over: 'एका ओनरने तुम्हाला त्यांच्यासोबत, किंवा त्यांच्या जागी, या प्रकल्पाचे ओनर होण्यास सांगितले आहे.',
    succession:
      'या प्रकल्पात आता एकही ओनर नाही, आणि तुम्ही त्याच्या टीममध्ये सर्वात जास्त काळ आहात. कोणी होकार दिला नाही, तर तो आर्काइव्ह केला जातो.',
  },
  yes: 'हो, मला ओनर व्हायचे आहे',
  no: 'नाही',
  done: {
    titled: 'जतन केले.',
    removed: 'झाले.',
    asked: 'त्यांना विचारले आहे.',
    invited: 'आमंत्रण पाठवले जात आहे.',
    withdrawn: 'आमंत्रण मागे घेतले आहे.',
    answered: 'तुमचे उत्तर नोंदवले आहे.',
  },
} satisfies Translated<typeof englishTeam>;

export const invitationTexts = {
  pageTitle: 'आमंत्रण',
  description: 'सामील होण्याचे आमंत्रण.',
  by: (name) => `${name} यांनी तुम्हाला बोलावले आहे.`,
  decline: 'नकार द्या',
  toTeam: 'त्याचे पान उघडा',
  signUp: 'साइन अप करून सामील व्हा',
  signIn: 'साइन इन करून सामील व्हा',
  never: 'मला कधीही आमंत्रण देऊ नका',
  neverWhy: 'यापुढे कोणतीही टीम किंवा संस्था या पत्त्याला आमंत्रण देऊ शकत नाही. यासाठी अकाउंटची गरज नाही.',
  refused: 'यापुढे या पत्त्यावर कोणतेही आमंत्रण जात नाही.',
} satisfies Translated<typeof englishInvitation>;
