import { interviewLimits as limits } from '#contract/applications/interview-limits.ts';
import type { Translated } from '#rules/text/translated.ts';
import { moment, number } from '#web/ground/texts/amounts.ts';
import type { interviewTexts as english } from '../en/interviews.ts';

export const interviewTexts = {
  heading: 'इंटरव्यू',
  calledOff: 'इंटरव्यू रद्द कर दिया गया।',
  minutes: (minutes) => `${number(minutes)} मिनट`,
  other: {
    owner: (at) => `आवेदक के लिए ${at}`,
    applicant: (at) => `टीम के लिए ${at}`,
  },
  place: 'कहाँ',
  addEntry: 'अपने कैलेंडर में डालें',
  changeEntry: 'कैलेंडर में ठीक करें',
  removeEntry: 'कैलेंडर से हटाएँ',
  stands: 'जब तक कोई दूसरा समय नहीं चुना जाता, यही समय रहेगा।',
  waitsForTeam: 'टीम इनमें से कोई समय चुन सकती है:',
  waitsForApplicant: 'आवेदक इनमें से कोई समय चुन सकते हैं:',
  choose: 'यह समय चुनें',
  chooseHeading: 'आपको कौन-सा समय ठीक रहेगा?',
  chooseHow: 'आप दोनों को यह आवेदन में दिखेगा, और आप इसे कैलेंडर में डाल सकते हैं।',
  chooseNone: 'इनमें से कोई नहीं? नीचे टीम को लिखें।',
  propose: 'इंटरव्यू के समय सुझाएँ',
  proposeHow: 'आवेदक इनमें से एक समय चुनेंगे। इंटरव्यू के बाद 7 दिन में आपको अगला जवाब देना है।',
  move: 'इंटरव्यू का समय बदलें',
  moveHow: {
    owner: 'एक ही बार, और जब तक आवेदक दूसरा समय नहीं चुनते, तय हुआ समय रहेगा।',
    applicant: 'एक ही बार, और जब तक टीम दूसरा समय नहीं चुनती, तय हुआ समय रहेगा।',
  },
  time: (at) => `समय ${number(at)}`,
  clock: (zone) => `आपकी घड़ी से (${zone}), आज से ज़्यादा से ज़्यादा ${limits.withinDays} दिन आगे।`,
  minutesLabel: 'कितनी देर',
  placeLabel: 'कहाँ होगा',
  placeHint: 'कोई लिंक, नंबर या कमरा।',
  callOff: 'इंटरव्यू रद्द करें',
  takeBack: 'ये समय वापस लें',
  callOffHow: 'वे फिर से शॉर्टलिस्ट में आ जाएँगे, और आपको 7 दिन में अगला जवाब देना है।',
  busy: 'एक पल…',
  turns: {
    choose: (dueAt) => `आपकी बारी: ${moment(dueAt)} तक इंटरव्यू का समय चुनें।`,
    agreed: (at) => `मिलने का समय: ${at}।`,
  },
  done: {
    interviewProposed: 'समय सुझा दिए गए हैं।',
    interviewMoved: 'दूसरे समय सुझा दिए गए हैं।',
    timeTaken: 'समय तय हो गया है।',
    interviewOff: 'आपने इंटरव्यू रद्द कर दिया।',
  },
} satisfies Translated<typeof english>;
