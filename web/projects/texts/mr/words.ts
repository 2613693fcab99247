import type { projectKinds } from '#contract/projects/kinds.ts';
import { projectLimits, projectTimes } from '#contract/projects/limits.ts';
import type { ModuleWords } from '#web/ground/texts/sentences.ts';
import { projectHeld } from './held.ts';
import { invitedToProject } from './invited-team.ts';

/** Before प्रकल्प in another case than that of the subject. */
const such = (thing: string) => (thing ? `“${thing}” या` : 'या');
/** Before प्रकल्प as the subject. */
const that = (thing: string) => (thing ? `“${thing}” हा` : 'हा');
const by = (person: string, other: string) => (person ? `${person} यांनी` : other);
const to = (person: string) => (person ? `${person} यांना` : 'टीमला');

export const projectWords = {
  invitedTeams: { project: invitedToProject },
  refusals: {
    project_unknown: 'इथे असा कोणताही प्रकल्प नाही, किंवा आता राहिलेला नाही.',
    project_closed: 'हे फक्त त्याचे ओनर करू शकतात, आणि फक्त प्रकल्प खुला असताना.',
    project_last_owner:
      'तुम्ही त्याचे शेवटचे ओनर आहात. आधी टीममधील एखाद्या सदस्याला ओनर होण्यास सांगा. त्यांच्या होकारावर तुम्ही टीम सोडू शकता. तुम्ही त्यात एकटे असाल, तर तो आर्काइव्ह करा किंवा मसुदा हटवा.',
    project_owner_stays: 'एखाद्या ओनरला दुसरे ओनर मिळून काढून टाकतात: बाकीचे सर्व, आणि किमान दोन.',
    project_owners_full: 'एका प्रकल्पात जास्तीत जास्त पाच ओनर असतात.',
    project_not_asked: 'तुम्ही या प्रकल्पाचे ओनर व्हाल का, हे तुम्हाला आता विचारलेले नाही.',
    invitation_unknown: 'असे कोणतेही आमंत्रण नाही, किंवा लिंक अर्धवट आहे.',
    invitation_over: 'हे आमंत्रण संपले आहे. दुसरे मागा.',
    invitation_of_another:
      'हे आमंत्रण दुसऱ्या पत्त्यावर पाठवले होते. त्या पत्त्याच्या अकाउंटने साइन इन करा, किंवा या अकाउंटसाठी आमंत्रण मागा.',
    invitation_to_nobody: 'हँडल लिहा, जसे @asha-kulkarni, किंवा ईमेल पत्ता.',
    invitation_team_full: 'तुमच्या आधी इतरांनी ही जागा घेतली. दुसरे आमंत्रण मागा.',
    invitation_member_full: 'तुम्ही एका वेळी जास्तीत जास्त जितक्यांत असू शकता, तितक्यांत आधीच आहात. आधी एक सोडा.',
    invitations_too_many: 'तुम्ही एका दिवसाची 20 आमंत्रणे पाठवली आहेत. कृपया उद्या पुढे पाठवा.',
    project_incomplete: 'इतरांना हा प्रकल्प दिसण्याआधी काही सांगायचे बाकी आहे. काय ते यादीत लिहिले आहे.',
    project_owner_unseen: 'एका ओनरचे प्रोफाइल सर्वांना दिसणारे हवे. तुमच्या प्रोफाइलमध्ये “सर्व” निवडा, मग प्रकाशित करा.',
    project_no_draft: 'फक्त मसुदा हटवता येतो. हा प्रकल्प इतरांनी पाहिला आहे: त्याऐवजी तो आर्काइव्ह करा.',
    project_published_lacks: 'प्रकाशित प्रकल्पात हे असावेच लागते. कृपया त्यात काहीतरी राहू द्या.',
    projects_too_many: 'तुमचे 10 मसुदे आहेत. आधी त्यांपैकी एक प्रकाशित करा किंवा हटवा.',
    project_pictures_too_many: 'एका टिपेत जास्तीत जास्त तीन चित्रे असतात. आधी एक काढून टाका.',
    project_own: 'तुम्ही या प्रकल्पाच्या टीममध्ये आहात. त्याचा निर्णय दुसरा स्टाफ घेतो.',
    project_same_administrator: 'हा प्रकल्प तुम्ही काढून टाकला होता. अपील दुसरा स्टाफ पाहतो.',
    project_not_removed: 'हा प्रकल्प आता काढून टाकलेला नाही.',
    project_appeal_twice: 'एका ओनरने आधीच पुन्हा पाहायला सांगितले आहे. एकच अपील करता येते.',
    project_appeal_late: `यासाठीचे ${projectTimes.appealDays} दिवस संपले आहेत. तुम्ही “माझा डेटा” मध्ये तक्रार करू शकता.`,
  },
  fieldErrors: {
    project_name_missing: 'तुमच्या प्रकल्पाला नाव द्या.',
    project_name_long: `नाव ${projectLimits.name} अक्षरांपर्यंत ठेवा.`,
    project_line_missing: 'तुम्ही काय तयार करत आहात ते एका ओळीत सांगा.',
    project_line_long: `ही ओळ ${projectLimits.line} अक्षरांपर्यंत ठेवा.`,
    project_text_long: `प्रत्येक उत्तर ${projectLimits.text.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    project_title_long: `पदाचे नाव ${projectLimits.title} अक्षरांपर्यंत ठेवा.`,
    project_update_missing: 'आधी टीप लिहा.',
    project_update_long: `टीप ${projectLimits.update.toLocaleString('en-IN')} अक्षरांपर्यंत ठेवा.`,
    project_reason_missing: 'कारण सांगा. ते हे वाचतात.',
    project_reason_long: `कारण ${projectLimits.reason} अक्षरांपर्यंत ठेवा.`,
    project_alt_long: `हे ${projectLimits.alt} अक्षरांपर्यंत ठेवा.`,
    project_appeal_length: `कृपया ${projectLimits.appeal.min} ते ${projectLimits.appeal.max.toLocaleString('en-IN')} अक्षरे लिहा.`,
    project_website_invalid: 'वेबसाइट https://example.com अशी लिहा, किंवा रिकामे ठेवा.',
    project_choice_unknown: 'यादीतून एक निवडा.',
  },
  turns: {
    mine: {
      team_invitation: ({ thing, person }) => `${thing}: सामील होण्याबद्दल ${to(person)} उत्तर द्या`,
      owner_hand_over: ({ thing, person }) => `${thing}: ओनर होण्याबद्दल ${to(person)} उत्तर द्या`,
      owner_succession: ({ thing }) => `तुम्ही ओनर व्हाल का ते सांगा: ${thing}`,
      project_appeal: ({ thing }) => `काढून टाकण्याचा निर्णय पुन्हा पाहा: ${thing}`,
      project_removed: ({ thing }) =>
        `${thing} हा प्रकल्प आम्ही का काढून टाकला ते वाचा, आणि ते चुकीचे असेल तर अपील करा`,
    },
    awaited: {
      team_invitation: ({ thing }) => `${thing}: सामील होण्याबद्दल एका सदस्याने उत्तर द्यायचे आहे`,
      owner_hand_over: ({ thing }) => `${thing}: ओनर होण्याबद्दल एका सदस्याने उत्तर द्यायचे आहे`,
      owner_succession: ({ thing }) => `${thing}: ओनर होण्याबद्दल एका सदस्याने उत्तर द्यायचे आहे`,
      project_appeal: ({ thing }) => `आम्ही काढून टाकण्याचा निर्णय पुन्हा पाहत आहोत: ${thing}`,
      project_removed: ({ thing }) => `${thing} हा प्रकल्प आम्ही काढून टाकल्याविरुद्ध त्याचे ओनर अपील करू शकतात`,
    },
  },
  topics: {
    teams: { name: 'तुमच्या टीम', hint: 'कोण सामील झाले किंवा गेले, आणि प्रकल्पाचे काय झाले.' },
    following: { name: 'तुम्ही फॉलो करत असलेले प्रकल्प', hint: 'त्यांच्या टीम काय लिहितात.' },
  },
  notifications: {
    team_invitation: ({ person }) => `सामील होण्याबद्दल ${to(person)} उत्तर द्या`,
    owner_asked: ({ thing }) => `तुम्ही ${such(thing)} प्रकल्पाचे ओनर व्हाल का ते सांगा`,
    invitation_declined: () => 'तुमच्या आमंत्रणाला नकार मिळाला',
    owner_answered: ({ person, thing }) =>
      `${such(thing)} प्रकल्पाचे ओनर होण्याबद्दल ${by(person, 'एका सदस्याने')} उत्तर दिले`,
    member_joined: ({ person, thing }) =>
      thing
        ? `“${thing}” या प्रकल्पाच्या टीममध्ये ${person || 'एक सदस्य'} सामील झाले`
        : `टीममध्ये ${person || 'एक सदस्य'} सामील झाले`,
    member_left: ({ person, thing }) =>
      thing
        ? `${by(person, 'एका सदस्याने')} “${thing}” या प्रकल्पाची टीम सोडली`
        : `${by(person, 'एका सदस्याने')} टीम सोडली`,
    title_given: ({ person }) => `${by(person, 'एका ओनरने')} तुमच्या पदाचे नाव बदलले`,
    project_published: ({ person, thing }) => `${by(person, 'एका ओनरने')} ${that(thing)} प्रकल्प प्रकाशित केला`,
    project_archived: ({ person, thing }) =>
      person ? `${person} यांनी ${that(thing)} प्रकल्प आर्काइव्ह केला` : `${that(thing)} प्रकल्प आर्काइव्ह केला`,
    project_returned: ({ person, thing }) =>
      `${by(person, 'एका ओनरने')} ${that(thing)} प्रकल्प आर्काइव्हमधून परत आणला`,
    project_removed: ({ thing }) => `आमच्या स्टाफने ${that(thing)} प्रकल्प काढून टाकला`,
    project_appealed: ({ person, thing }) =>
      `${that(thing)} प्रकल्प काढून टाकल्याविरुद्ध ${by(person, 'एका ओनरने')} अपील केले`,
    project_put_back: ({ thing }) => `${that(thing)} प्रकल्प परत आला आहे: काढून टाकण्याचा निर्णय मागे घेतला`,
    project_stays_removed: ({ thing }) => `अपिलानंतरही ${that(thing)} प्रकल्प काढून टाकलेलाच राहतो`,
    team_removed: ({ thing }) =>
      thing ? `तुम्ही आता “${thing}” या प्रकल्पाच्या टीममध्ये नाही` : 'तुम्ही आता टीममध्ये नाही',
    project_updated: ({ thing }) => (thing ? `“${thing}” या प्रकल्पाच्या टीमने अपडेट लिहिले` : 'टीमने अपडेट लिहिले'),
  },
  deskActions: {
    'projects.listed': 'प्रकल्पांची यादी उघडली',
    'project.opened': 'एक प्रकल्प पाहिला',
    'project.removed': 'एक प्रकल्प काढून टाकला',
    'project.putBack': 'एक प्रकल्प परत ठेवला',
    'project.appealDeclined': 'अपिलानंतर एक प्रकल्प काढून टाकलेलाच ठेवला',
  },
  reportables: {
    project: { name: 'प्रकल्प', inSentence: 'प्रकल्प', own: 'तुमचा प्रकल्प' },
    project_update: {
      name: 'प्रकल्पाची टीप',
      inSentence: 'टीप',
      own: 'तुम्ही लिहिलेली एक टीप',
      title: (name) => (name ? `एक टीप रिपोर्ट करा: ${name}` : 'प्रकल्पाची एक टीप रिपोर्ट करा'),
    },
    project_picture: {
      name: 'प्रकल्पाचे चित्र',
      inSentence: 'चित्र',
      own: 'तुम्ही पाठवलेले एक चित्र',
      title: (name) => (name ? `एक चित्र रिपोर्ट करा: ${name}` : 'प्रकल्पाचे एक चित्र रिपोर्ट करा'),
    },
  },
  held: projectHeld,
  emails: {
    'owner-asked': 'प्रकल्पाचे ओनर होण्याबद्दल प्रश्न',
    'team-invitation': 'टीममध्ये येण्याचे आमंत्रण',
    'team-removed': 'टीममधून काढून टाकणे',
    'project-removed': 'प्रकल्प काढून टाकला',
    'project-put-back': 'प्रकल्प परत ठेवला',
    'project-stays-removed': 'प्रकल्प काढून टाकलेलाच राहतो',
  },
} satisfies ModuleWords<typeof projectKinds>;
