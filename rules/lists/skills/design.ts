export const design = {
  Design: `
    Graphic Design | ग्राफ़िक डिज़ाइन | graphics, poster design
    Logo and Brand Design | लोगो और ब्रांड डिज़ाइन | logo design, branding, brand identity
    UI Design | यूआई डिज़ाइन | user interface, interface design
    UX Design | यूएक्स डिज़ाइन | user experience, ui/ux, ux
    User Research | यूज़र रिसर्च | usability testing, user interviews
    Product Design | प्रोडक्ट डिज़ाइन | industrial design
    Interaction Design | इंटरैक्शन डिज़ाइन |
    Figma | |
    Adobe Photoshop | फ़ोटोशॉप | photoshop
    Adobe Illustrator | इलस्ट्रेटर | illustrator, vector art
    CorelDRAW | कोरल ड्रॉ | corel
    Canva | कैनवा |
    Illustration | चित्रांकन | drawing, digital art
    Typography | टाइपोग्राफ़ी |
    Devanagari Type and Lettering | देवनागरी अक्षरांकन | calligraphy
    Packaging Design | पैकेजिंग डिज़ाइन | packaging
    Print Design | प्रिंट डिज़ाइन | brochure design, dtp
    Fashion Design | फ़ैशन डिज़ाइन |
    Textile Design | वस्त्र डिज़ाइन |
    Jewellery Design | आभूषण डिज़ाइन | jewelry design
    3D Modelling | थ्रीडी मॉडलिंग | blender, maya, 3d modeling
    Presentation Design | प्रेज़ेंटेशन डिज़ाइन | powerpoint, ppt, pitch deck
    Service Design | सर्विस डिज़ाइन | design thinking`,
  'Film, Sound and Media': `
    Video Editing | वीडियो संपादन | premiere pro, davinci resolve, capcut
    Animation | एनिमेशन | 2d animation
    Motion Graphics | मोशन ग्राफ़िक्स | after effects
    Visual Effects | विज़ुअल इफ़ेक्ट्स | vfx
    Photography | फ़ोटोग्राफ़ी | photographer
    Product Photography | प्रोडक्ट फ़ोटोग्राफ़ी |
    Photo Editing | फ़ोटो एडिटिंग | lightroom
    Cinematography | सिनेमैटोग्राफ़ी | camera
    Film Direction | फ़िल्म निर्देशन | direction
    Script Writing | पटकथा लेखन | screenwriting, screenplay
    Sound Design | साउंड डिज़ाइन | sound engineering, audio editing
    Music Composition | संगीत रचना | music production
    Singing | गायन |
    Voice Over | वॉइस ओवर | dubbing, narration
    Podcasting | पॉडकास्ट | podcast
    Radio | रेडियो | community radio, rj
    Acting | अभिनय | theatre
    Dance | नृत्य |
    Journalism | पत्रकारिता | reporting, news
    Live Streaming | लाइव स्ट्रीमिंग | youtube live, obs`,
} as const;
