import type { Translated } from '#rules/text/translated.ts';
import type { mentorPageTexts as english } from '../en/mentor-page.ts';

export const mentorPageTexts = {
  missing: 'असे कोणतेही मेंटर पान नाही',
  up: 'मेंटर शोधा',
  helpWith: 'यात मदत करतात',
  notHelpWith: 'यात मदत करत नाहीत',
  bring: 'सोबत काय आणावे',
  topics: 'विषय',
  languages: 'भाषा',
  ways: 'हे मेंटर कशी मदत करतात',
  sessionOf: (minutes) => `सेशन: तुम्हा दोघांसाठी ${minutes} मिनिटे`,
  officeHours: 'ऑफिस अवर: एक विषय, अनेक सदस्यांसोबत',
  mentorshipOf: (weeks, every) =>
    every === 1
      ? `मेंटरशिप: ${weeks} आठवडे, तुम्ही दर आठवड्याला भेटता, पहिल्या सेशननंतर`
      : `मेंटरशिप: ${weeks} आठवडे, तुम्ही दर ${every} आठवड्यांनी भेटता, पहिल्या सेशननंतर`,
  slots: 'पुढच्या मोकळ्या वेळा',
  zones: (reader, mentor) =>
    reader === mentor ? `वेळा या घड्याळाच्या: ${reader}.` : `आधी तुमची वेळ (${reader}), नंतर मेंटरची (${mentor}).`,
  full: 'सध्या एकही वेळ मोकळी नाही.',
  bars: {
    '': '',
    own: 'हे तुमचे स्वतःचे पान आहे.',
    paused: 'हे मेंटर सध्या नवीन विनंत्या घेत नाहीत.',
    mark: 'हे मेंटर फक्त खूण असलेल्या सदस्यांना उत्तर देतात. तुमच्याकडे अजून खूण नाही.',
  },
  getMark: 'खूण मिळवा',
  edit: 'तुमचे पान बदला',
  profile: 'सार्वजनिक प्रोफाइल',
  report: 'रिपोर्ट करा',
  reportNamed: (name) => `${name} यांचे मेंटर पान रिपोर्ट करा`,
  pay: 'इथल्या मेंटरिंगला पैसे लागत नाहीत. जे मेंटर पैसे, शेअर किंवा काम मागतात, ते नियम मोडतात: ते रिपोर्ट करा.',
} satisfies Translated<typeof english>;
