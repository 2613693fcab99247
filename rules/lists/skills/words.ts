export const words = {
  'Writing and Languages': `
    Content Writing | लेखन | content, article writing, blogging
    Copywriting | विज्ञापन लेखन | copy
    Technical Writing | तकनीकी लेखन | documentation
    Creative Writing | रचनात्मक लेखन | poetry, stories
    Editing | संपादन | copy editing
    Proofreading | प्रूफ़रीडिंग |
    Translation | अनुवाद | translator
    English to Hindi Translation | अंग्रेज़ी से हिन्दी अनुवाद |
    English to Marathi Translation | अंग्रेज़ी से मराठी अनुवाद |
    Localisation | लोकलाइज़ेशन | localization
    Interpretation | दुभाषिया | interpreter
    Subtitling | उपशीर्षक | captions
    Transcription | प्रतिलेखन |
    Grant Writing | अनुदान प्रस्ताव लेखन | proposal writing, grants
    Report Writing | प्रतिवेदन लेखन |
    Speech Writing | भाषण लेखन |
    Public Speaking | सार्वजनिक भाषण | speaking, anchoring, presentation
    Sign Language | सांकेतिक भाषा | indian sign language, isl
    Hindi Typing | हिन्दी टंकण | devanagari typing
    Marathi Typing | मराठी टंकण |`,
  'Teaching and Community': `
    Teaching | अध्यापन | teacher, tutoring, tuition
    Curriculum Design | पाठ्यक्रम | instructional design
    Training and Facilitation | प्रशिक्षण | workshops, trainer
    Mentoring | मार्गदर्शन | coaching
    Career Counselling | करियर काउंसलिंग | career guidance
    Early Childhood Education | बाल शिक्षा | anganwadi
    Special Education | विशेष शिक्षा |
    E-Learning | ई-लर्निंग | online courses, lms, moodle
    Science Communication | विज्ञान संचार |
    Mathematics Teaching | गणित अध्यापन |
    Digital Literacy | डिजिटल साक्षरता |
    Community Organising | समुदाय संगठन | community building
    Self-Help Groups | स्वयं सहायता समूह | shg, bachat gat
    Rural Development | ग्रामीण विकास |
    Volunteer Management | स्वयंसेवक प्रबंधन |
    Event Management | आयोजन | events, event planning
    Fundraising | फ़ंडरेज़िंग | donor relations
    Monitoring and Evaluation | निगरानी और मूल्यांकन | m&e, impact assessment
    Social Work | समाज कार्य | msw
    Women’s Empowerment | महिला सशक्तिकरण |
    Disaster Response | आपदा प्रबंधन | disaster management
    Sports Coaching | खेल प्रशिक्षण |
    Yoga | योग |`,
} as const;
