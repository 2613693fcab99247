import { organisationTimes as times } from '#contract/organisations/limits.ts';
import type { ModuleHeld } from '#web/own-data/texts/en/held-data.ts';

export const organisationHeld = {
  organisations: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्थाएँ जो आपने शुरू कीं',
    holds: 'संस्था किसने शुरू की, और हमारे स्टाफ़ में से किसने उस पर फ़ैसला किया।',
    why: 'यह जानने के लिए कि इसे किसने माँगा, और ताकि अपील को स्टाफ़ के दूसरे लोग देख सकें।',
    kept: 'जब तक अकाउंट है। संस्था नाम के बिना बनी रहती है।',
  },
  organisation_letters: {
    group: 'others',
    policy: 'Organisations',
    name: 'अधिकार-पत्र',
    holds: 'वह पत्र जिसमें संस्था कहती है कि सदस्य उसकी ओर से काम करते हैं।',
    why: 'यह जाँचने के लिए कि सदस्य संस्था खोल सकते हैं।',
    kept: `फ़ैसले के ${times.letterDays} दिन बाद तक।`,
  },
  organisation_staff: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्थाएँ जिनकी ओर से आप काम करते हैं',
    holds: 'वे संस्थाएँ जिनकी ओर से सदस्य काम करते हैं, उनकी भूमिकाएँ, और कब से।',
    why: 'ताकि सदस्य वह कर सकें जिसकी उनकी भूमिका में अनुमति है।',
    kept: 'जब तक सदस्य संस्था न छोड़ें।',
  },
  organisation_staff_removals: {
    group: 'others',
    policy: 'Organisations',
    name: 'किसी संस्था के स्टाफ़ से हटाया जाना',
    holds: 'यह कि हमारे स्टाफ़ ने सदस्य को किसी संस्था के स्टाफ़ से हटाया, कारण, अपील और जवाब।',
    why: 'ताकि सदस्य कारण पढ़ सकें, और अपील को स्टाफ़ के दूसरे लोग देख सकें।',
    kept: `फ़ैसले के ${times.removalYears} साल बाद तक।`,
  },
  organisation_hand_overs: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्था का ओनर बनने के अनुरोध',
    holds: 'किसे संस्था का ओनर बनने को कहा गया, किसने कहा, और अगर जवाब ना है, तो वह।',
    why: 'ताकि सदस्य जवाब दे सकें, और किसी से दो बार न पूछा जाए।',
    kept: 'जवाब आने तक; ना हो तो सदस्य के संस्था छोड़ने तक।',
  },
  organisation_removal_votes: {
    group: 'others',
    policy: 'Organisations',
    name: 'किसी ओनर को हटाने की इच्छा',
    holds: 'संस्था के कौन-से ओनर चाहते हैं कि कौन-से दूसरे ओनर हटें।',
    why: 'कोई ओनर तभी हटते हैं जब बाक़ी सभी ओनर यह चाहें।',
    kept: 'जब तक उनमें से कोई एक संस्था न छोड़े।',
  },
  organisation_addresses: {
    group: 'others',
    policy: 'Organisations',
    name: 'संस्थाओं में पते',
    holds: 'संस्था के डोमेन का एक ईमेल पता, और वह कब तक साबित है।',
    why: 'यह जाँचने के लिए कि सदस्य अब भी वहाँ काम करते हैं।',
    kept: `कोड के ${times.proofDays} दिन बाद तक।`,
  },
} satisfies ModuleHeld;
