import { type DisputeDeadline, disputeLimits as limits } from '#contract/agreements/dispute-limits.ts';
import type { StatementBody } from '#contract/agreements/dispute-shapes.ts';
import type { AgreementParty } from '#contract/agreements/limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment } from '#web/ground/texts/amounts.ts';
import type { disputeTexts as english } from '../en/disputes.ts';
import { disputeNote } from './dispute-note.ts';

const sides: Record<AgreementParty, string> = { project: 'प्रकल्प', contributor: 'योगदानकर्ता' };

export const disputeTexts = {
  title: disputeNote.title,
  up: 'टप्पा',
  milestone: (number: number) => `टप्पा ${number}`,
  description: 'एका टप्प्यावरील वाद.',
  court: 'निर्णयावरून फक्त हे ॲप काय दाखवते ते ठरते; न्यायालयात जाण्याचा तुमचा हक्क तसाच राहतो.',
  how: `दोन्ही बाजू ${limits.evidenceDays} दिवस पुरावे देतात. मग यात सहभागी नसलेला स्टाफ ${limits.rulingDays} दिवसांत कामाचे मूल्य किती याचा निर्णय देतो. कोणतीही बाजू एकदा ${limits.appealDays} दिवसांत अपील करू शकते; त्यावर स्टाफमधील दुसरी व्यक्ती ${limits.rulingDays} दिवसांत निर्णय देते.`,
  between:
    'वाद खुला असताना कोणतीही बाजू दुसरीला तडजोडीचा प्रस्ताव देऊ शकते. ज्या बाजूने तो उघडला ती निर्णयापर्यंत तो मागे घेऊ शकते.',
  once: 'एका टप्प्यावर एक वाद आणि एक अपील असते; मागे घेतलेला वाद त्याच्या वेळेत पुन्हा उघडता येतो. दरम्यान टप्प्याच्या मुदती थांबलेल्या असतात; त्या उरलेल्या वेळेसह पुढे चालतात, किमान 3 दिवस.',
  looks:
    'आमचा स्टाफ हे हाताळत असताना त्याला यातील रकमा, सही केलेले मजकूर आणि प्रत्येक सहीचा नेटवर्क पत्ता दिसतो. प्रत्येक वेळी पाहिल्याची नोंद आम्ही करतो आणि ती इथे दाखवतो.',
  onlyOne: 'अपिलावर निर्णय देऊ शकणारा दुसरा स्टाफ नाही: निर्णय अंतिम आहे.',
  stages: disputeNote.stages,
  waits: {
    '': () => '',
    evidence: (at: string) => `दोन्ही बाजू ${moment(at)} पर्यंत पुरावे देऊ शकतात.`,
    ruling: (at: string) => `निर्णय ${moment(at)} पर्यंत व्हायचा आहे.`,
    appeal: (at: string) => `कोणतीही बाजू ${moment(at)} पर्यंत अपील करू शकते. त्यानंतर निर्णय अंतिम आहे.`,
    appeal_ruling: (at: string) => `अपिलावरील निर्णय ${moment(at)} पर्यंत व्हायचा आहे.`,
  } satisfies Record<DisputeDeadline, (at: string) => string>,
  late: (at: string) =>
    `आम्हाला उशीर झाला आहे: निर्णय ${moment(at)} पर्यंत व्हायचा होता. तो आमच्या यादीत सर्वात वर आहे.`,
  statements: 'काय सांगितले गेले आणि काय दिले गेले',
  kinds: {
    opened: 'वाद उघडला',
    evidence: 'पुरावा',
    withdrawn: 'वाद मागे घेतला',
    appealed: 'अपील केले',
  } satisfies Record<StatementBody['kind'], string>,
  by: (side: AgreementParty, kind: string, at: string) => `${sides[side]} · ${kind} · ${moment(at)}`,
  erased: 'हा मजकूर पुसला गेला. त्याचा हॅश लेजरमध्ये राहतो; त्यावरून मजकूर वाचता येत नाही.',
  rulings: 'निर्णय',
  agreedTitle: 'दोन्ही बाजूंनी काय ठरवले',
  agreed: (at: string) => `दोन्ही बाजूंनी मान्य केले · ${moment(at)}`,
  ruling: (isAppeal: boolean, at: string) => `${isAppeal ? 'अपिलावर' : 'वादावर'} · ${moment(at)}`,
  rejected: 'नामंजूर: कोणतेही मूल्य मंजूर होत नाही. काम योगदानकर्त्याचेच राहते.',
  awarded: (amount: string, units: string, pay: string) =>
    `मंजूर मूल्य: ${amount}, म्हणजे ${pay} पैशांत द्यायचे आणि ${units} युनिट.`,
  passes: 'प्रकल्पाकडे काय जाते',
  looked: 'आमच्या स्टाफने रकमा कधी पाहिल्या',
  nobodyLooked: 'आमच्या स्टाफने अजून पाहिलेले नाही.',
  open: disputeNote.open,
  give: 'पुरावा द्या',
  appeal: 'अपील',
  openText: 'कशावर वाद आहे, आणि का',
  giveText: 'ते कशावरून दिसते',
  appealText: 'निर्णयात काय चुकले आहे',
  file: 'फाइल',
  fileHint: '10 MB पर्यंत: PDF, Word किंवा चित्र.',
  fileAgain: 'कृपया फाइल पुन्हा निवडा.',
  textHint:
    'हे दुसरी बाजू आणि निर्णय देणारा स्टाफ वाचतो. ते नंतर पुसता येते. त्याचा हॅश लेजरमध्ये राहतो; त्यावरून मजकूर वाचता येत नाही.',
  send: { open: 'वाद उघडा', evidence: 'पुरावा पाठवा', appeal: 'अपील पाठवा' },
  closed: 'तुम्ही आत्ता या टप्प्यावर वाद उघडू शकत नाही.',
  done: {
    proposed: 'तुमचा प्रस्ताव दुसऱ्या बाजूकडे आहे.',
    agreed: 'दोन्ही बाजूंनी मान्य केले आहे. वाद संपला आहे, आणि हे अंतिम आहे.',
    settlementClosed: 'प्रस्ताव बंद आहे. वाद पुढे चालतो.',
    withdrawn: 'वाद मागे घेतला आहे. सर्व आधीसारखेच आहे.',
    opened: 'वाद उघडला आहे. आता दोन्ही बाजू पुरावे देऊ शकतात.',
    evidence: 'तुमचा पुरावा पाठवला आहे. दुसरी बाजू आणि आमचा स्टाफ तो वाचू शकतात.',
    appealed: 'तुमचे अपील आमच्या स्टाफकडे पाठवले आहे.',
  } as Record<string, string>,
} satisfies Translated<typeof english>;
