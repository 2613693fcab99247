import type { Translated } from '#rules/text/translated.ts';
import type { mentorPageTexts as english } from '../en/mentor-page.ts';

export const mentorPageTexts = {
  missing: 'ऐसा कोई मेंटर पेज नहीं है',
  up: 'मेंटर खोजें',
  helpWith: 'इनमें मदद करते हैं',
  notHelpWith: 'इनमें मदद नहीं करते',
  bring: 'साथ क्या लाएँ',
  topics: 'विषय',
  languages: 'भाषाएँ',
  ways: 'ये मेंटर कैसे मदद करते हैं',
  sessionOf: (minutes) => `सेशन: आप दोनों के लिए ${minutes} मिनट`,
  officeHours: 'ऑफ़िस आवर: एक विषय, कई सदस्यों के साथ',
  mentorshipOf: (weeks, every) =>
    every === 1
      ? `मेंटरशिप: ${weeks} हफ़्ते, आप हर हफ़्ते मिलते हैं, पहले सेशन के बाद`
      : `मेंटरशिप: ${weeks} हफ़्ते, आप हर ${every} हफ़्ते में मिलते हैं, पहले सेशन के बाद`,
  slots: 'अगले ख़ाली समय',
  zones: (reader, mentor) =>
    reader === mentor ? `समय ${reader} के हैं।` : `पहले आपका समय (${reader}), फिर मेंटर का (${mentor})।`,
  full: 'अभी कोई समय ख़ाली नहीं है।',
  bars: {
    '': '',
    own: 'यह आपका अपना पेज है।',
    paused: 'ये मेंटर अभी नए अनुरोध नहीं लेते।',
    mark: 'ये मेंटर सिर्फ़ निशान वाले सदस्यों को जवाब देते हैं। आपके पास अभी कोई निशान नहीं है।',
  },
  getMark: 'निशान पाएँ',
  edit: 'अपना पेज बदलें',
  profile: 'सार्वजनिक प्रोफ़ाइल',
  report: 'रिपोर्ट करें',
  reportNamed: (name) => `${name} के मेंटर पेज की रिपोर्ट करें`,
  pay: 'यहाँ मेंटरिंग का कोई पैसा नहीं लगता। जो मेंटर पैसे, शेयर या काम माँगते हैं, वे नियम तोड़ते हैं: इसकी रिपोर्ट करें।',
} satisfies Translated<typeof english>;
