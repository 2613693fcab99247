import type { projectKinds } from '#contract/projects/kinds.ts';
import { projectLimits, projectTimes } from '#contract/projects/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { projectHeld } from './held.ts';
import { invitedToProject } from './invited-team.ts';

/** Before a word that follows, such as को or का. */
const named = (thing: string) => (thing ? `“${thing}”` : 'इस प्रोजेक्ट');

export const projectWords = {
  invitedTeams: { project: invitedToProject },
  refusals: {
    project_unknown: 'यहाँ ऐसा कोई प्रोजेक्ट नहीं है, या अब नहीं रहा।',
    project_closed: 'यह सिर्फ़ इसके ओनर कर सकते हैं, और सिर्फ़ तब जब प्रोजेक्ट खुला हो।',
    project_last_owner:
      'आप इसके आख़िरी ओनर हैं। पहले टीम के किसी सदस्य से ओनर बनने को कहें। उनकी हाँ पर आप टीम छोड़ सकते हैं। अगर आप इसमें अकेले हैं, तो इसे आर्काइव करें या ड्राफ़्ट मिटाएँ।',
    project_owner_stays: 'किसी ओनर को दूसरे ओनर मिलकर हटाते हैं: बाक़ी सभी, और कम से कम दो।',
    project_owners_full: 'एक प्रोजेक्ट में ज़्यादा से ज़्यादा पाँच ओनर होते हैं।',
    project_not_asked: 'आपसे अब नहीं पूछा जा रहा कि आप इस प्रोजेक्ट के ओनर बनेंगे या नहीं।',
    invitation_unknown: 'ऐसा कोई न्योता नहीं है, या लिंक अधूरा है।',
    invitation_over: 'यह न्योता ख़त्म हो गया है। दूसरा माँगें।',
    invitation_of_another:
      'यह न्योता किसी दूसरे पते पर भेजा गया था। उस पते के अकाउंट से साइन इन करें, या इस अकाउंट के लिए न्योता माँगें।',
    invitation_to_nobody: 'कोई हैंडल लिखें, जैसे @asha-kulkarni, या कोई ईमेल पता।',
    invitation_team_full: 'आपसे पहले दूसरों ने यह जगह ले ली। दूसरा न्योता माँगें।',
    invitation_member_full: 'आप जितनी टीमों या संस्थाओं में हो सकते हैं, उतनी में हैं। पहले कोई एक छोड़ें।',
    invitations_too_many: 'आपने एक दिन के 20 न्योते भेज दिए हैं। कृपया कल आगे भेजें।',
    project_incomplete: 'दूसरों को यह प्रोजेक्ट दिखने से पहले कुछ बताना बाक़ी है। सूची में लिखा है कि क्या।',
    project_owner_unseen:
      'किसी एक ओनर की प्रोफ़ाइल ऐसी होनी चाहिए जिसे सब देख सकें। अपनी प्रोफ़ाइल में “सब” चुनें, फिर प्रकाशित करें।',
    project_no_draft: 'सिर्फ़ ड्राफ़्ट मिटाया जा सकता है। इस प्रोजेक्ट को दूसरों ने देखा है: इसे आर्काइव करें।',
    project_published_lacks: 'प्रकाशित प्रोजेक्ट में यह होना ज़रूरी है। कृपया इसमें कुछ रहने दें।',
    projects_too_many: 'आपके 10 ड्राफ़्ट हैं। पहले उनमें से एक प्रकाशित करें या मिटाएँ।',
    project_pictures_too_many: 'एक नोट में ज़्यादा से ज़्यादा तीन तस्वीरें होती हैं। पहले एक हटाएँ।',
    project_own: 'आप इस प्रोजेक्ट की टीम में हैं। इसका फ़ैसला दूसरा स्टाफ़ करता है।',
    project_same_administrator: 'यह प्रोजेक्ट आपने हटाया था। अपील को दूसरा स्टाफ़ देखता है।',
    project_not_removed: 'यह प्रोजेक्ट अब हटाया हुआ नहीं है।',
    project_appeal_twice: 'एक ओनर पहले ही फिर से देखने को कह चुके हैं। एक ही अपील हो सकती है।',
    project_appeal_late: `इसके ${projectTimes.appealDays} दिन बीत चुके हैं। आप “मेरा डेटा” में शिकायत कर सकते हैं।`,
  },
  fieldErrors: {
    project_name_missing: 'अपने प्रोजेक्ट को एक नाम दें।',
    project_name_long: `नाम ${projectLimits.name} अक्षरों तक रखें।`,
    project_line_missing: 'एक लाइन में बताएँ कि आप क्या बना रहे हैं।',
    project_line_long: `यह लाइन ${projectLimits.line} अक्षरों तक रखें।`,
    project_text_long: `हर जवाब ${projectLimits.text.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    project_title_long: `टाइटल ${projectLimits.title} अक्षरों तक रखें।`,
    project_update_missing: 'पहले नोट लिखें।',
    project_update_long: `नोट ${projectLimits.update.toLocaleString('en-IN')} अक्षरों तक रखें।`,
    project_reason_missing: 'कारण बताएँ। वे इसे पढ़ेंगे।',
    project_reason_long: `कारण ${projectLimits.reason} अक्षरों तक रखें।`,
    project_alt_long: `इसे ${projectLimits.alt} अक्षरों तक रखें।`,
    project_appeal_length: `कृपया ${projectLimits.appeal.min} से ${projectLimits.appeal.max.toLocaleString('en-IN')} अक्षर लिखें।`,
    project_website_invalid: 'वेबसाइट https://example.com की तरह लिखें, या ख़ाली छोड़ें।',
    project_choice_unknown: 'सूची में से एक चुनें।',
  },
  turns: {
    mine: {
      team_invitation: ({ thing, person }) => `${thing} से जुड़ने के बारे में ${person || 'एक टीम'} को जवाब दें`,
      owner_hand_over: ({ thing, person }) => `${thing} का ओनर बनने के बारे में ${person || 'एक टीम'} को जवाब दें`,
      owner_succession: ({ thing }) => `बताएँ कि आप ${thing} के ओनर बनेंगे या नहीं`,
      project_appeal: ({ thing }) => `${thing} को हटाने का फ़ैसला फिर से देखें`,
      project_removed: ({ thing }) => `पढ़ें कि हमने ${thing} को क्यों हटाया, और अगर यह ग़लत है तो अपील करें`,
    },
    awaited: {
      team_invitation: ({ thing }) => `${thing} से जुड़ने के बारे में एक सदस्य को जवाब देना है`,
      owner_hand_over: ({ thing }) => `${thing} का ओनर बनने के बारे में एक सदस्य को जवाब देना है`,
      owner_succession: ({ thing }) => `${thing} का ओनर बनने के बारे में एक सदस्य को जवाब देना है`,
      project_appeal: ({ thing }) => `हम ${thing} को हटाने का फ़ैसला फिर से देख रहे हैं`,
      project_removed: ({ thing }) => `इसके ओनर ${thing} को हमारे हटाने के ख़िलाफ़ अपील कर सकते हैं`,
    },
  },
  topics: {
    teams: { name: 'आपकी टीमें', hint: 'कौन जुड़ा या गया, और प्रोजेक्ट का क्या हुआ।' },
    following: { name: 'आप जिन प्रोजेक्ट को फ़ॉलो करते हैं', hint: 'उनकी टीमें क्या लिखती हैं।' },
  },
  notifications: {
    team_invitation: ({ person }) => `जुड़ने के बारे में ${person || 'एक टीम'} को जवाब दें`,
    owner_asked: ({ thing }) => `बताएँ कि आप ${named(thing)} के ओनर बनेंगे या नहीं`,
    invitation_declined: () => 'आपके न्योते के लिए मना कर दिया गया',
    owner_answered: ({ person, thing }) =>
      `${person || 'एक सदस्य'} ने ${named(thing)} का ओनर बनने के बारे में जवाब दिया`,
    member_joined: ({ person, thing }) =>
      thing ? `${person || 'एक सदस्य'} “${thing}” की टीम से जुड़े` : `${person || 'एक सदस्य'} टीम से जुड़े`,
    member_left: ({ person, thing }) =>
      thing ? `${person || 'एक सदस्य'} ने “${thing}” की टीम छोड़ी` : `${person || 'एक सदस्य'} ने टीम छोड़ी`,
    title_given: ({ person }) => `${person || 'एक ओनर'} ने आपका टाइटल बदला`,
    project_published: ({ person, thing }) => `${person || 'एक ओनर'} ने ${named(thing)} को प्रकाशित किया`,
    project_archived: ({ person, thing }) =>
      person ? `${person} ने ${named(thing)} को आर्काइव किया` : `${named(thing)} को आर्काइव किया गया`,
    project_returned: ({ person, thing }) =>
      `${person || 'एक ओनर'} ने ${named(thing)} को आर्काइव से वापस निकाला`,
    project_removed: ({ thing }) => `हमारे स्टाफ़ ने ${named(thing)} को हटा दिया`,
    project_appealed: ({ person, thing }) =>
      `${person || 'एक ओनर'} ने ${named(thing)} को हटाने के ख़िलाफ़ अपील की`,
    project_put_back: ({ thing }) =>
      thing
        ? `“${thing}” वापस आ गया है: हटाने का फ़ैसला वापस ले लिया गया`
        : 'यह प्रोजेक्ट वापस आ गया है: हटाने का फ़ैसला वापस ले लिया गया',
    project_stays_removed: ({ thing }) =>
      thing ? `अपील के बाद भी “${thing}” हटा रहेगा` : 'अपील के बाद भी यह प्रोजेक्ट हटा रहेगा',
    team_removed: ({ thing }) => (thing ? `अब आप “${thing}” की टीम में नहीं हैं` : 'अब आप टीम में नहीं हैं'),
    project_updated: ({ thing }) => (thing ? `“${thing}” की टीम ने अपडेट लिखा` : 'टीम ने अपडेट लिखा'),
  },
  deskActions: {
    'projects.listed': 'प्रोजेक्ट की सूची खोली',
    'project.opened': 'एक प्रोजेक्ट देखा',
    'project.removed': 'एक प्रोजेक्ट हटाया',
    'project.putBack': 'एक प्रोजेक्ट वापस रखा',
    'project.appealDeclined': 'अपील के बाद भी एक प्रोजेक्ट को हटा रहने दिया',
  },
  reportables: {
    project: { name: 'प्रोजेक्ट', inSentence: 'प्रोजेक्ट', own: 'आपका प्रोजेक्ट' },
    project_update: {
      name: 'प्रोजेक्ट का नोट',
      inSentence: 'नोट',
      own: 'आपका लिखा एक नोट',
      title: (name) => (name ? `${name} के एक नोट की रिपोर्ट करें` : 'प्रोजेक्ट के एक नोट की रिपोर्ट करें'),
    },
    project_picture: {
      name: 'प्रोजेक्ट की तस्वीर',
      inSentence: 'तस्वीर',
      own: 'आपकी भेजी एक तस्वीर',
      title: (name) => (name ? `${name} की एक तस्वीर की रिपोर्ट करें` : 'प्रोजेक्ट की एक तस्वीर की रिपोर्ट करें'),
    },
  },
  held: projectHeld,
  emails: {
    'owner-asked': 'प्रोजेक्ट का ओनर बनने के बारे में सवाल',
    'team-invitation': 'टीम में आने का न्योता',
    'team-removed': 'टीम से हटाना',
    'project-removed': 'प्रोजेक्ट हटाया गया',
    'project-put-back': 'प्रोजेक्ट वापस रखा गया',
    'project-stays-removed': 'प्रोजेक्ट हटा रहेगा',
  },
} satisfies ModuleWords<typeof projectKinds>;
