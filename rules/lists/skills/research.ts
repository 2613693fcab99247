export const research = {
  'Science and Research': `
    Research Methods | शोध पद्धति | research, research methodology
    Literature Review | शोध साहित्य समीक्षा |
    Academic Writing | अकादमिक लेखन | research papers, latex
    Qualitative Research | गुणात्मक शोध | interviews, ethnography
    Physics | भौतिकी |
    Chemistry | रसायन विज्ञान |
    Biology | जीव विज्ञान |
    Mathematics | गणित | maths
    Microbiology | सूक्ष्म जीव विज्ञान |
    Molecular Biology | आणविक जीव विज्ञान | genetics, pcr
    Bioinformatics | बायोइन्फ़ॉर्मेटिक्स | genomics
    Biotechnology | जैव प्रौद्योगिकी | biotech
    Laboratory Work | प्रयोगशाला कार्य | lab skills
    Analytical Chemistry | विश्लेषणात्मक रसायन विज्ञान | hplc, spectroscopy
    Geology | भूविज्ञान |
    Astronomy | खगोल विज्ञान |
    Nanotechnology | नैनोटेक्नोलॉजी |
    Aerospace Engineering | एयरोस्पेस इंजीनियरिंग | aeronautics, rockets
    Sociology | समाजशास्त्र |
    Psychology Research | मनोविज्ञान |
    History and Heritage | इतिहास और विरासत | archaeology
    Geography | भूगोल |
    Library Science | पुस्तकालय विज्ञान | archives
    Ethics Review | एथिक्स रिव्यू | `,
  'Crafts and Trades': `
    Carpentry | बढ़ईगीरी | woodwork
    Pottery | मृद्भांड कला | ceramics
    Weaving | बुनाई | handloom
    Embroidery | कढ़ाई | zari, chikankari
    Tailoring | सिलाई | stitching
    Block Printing | ठप्पा छपाई | bagru
    Natural Dyeing | प्राकृतिक रंगाई | batik
    Leather Work | चमड़े का काम |
    Bamboo Work | बाँस शिल्प | cane
    Metal Craft | धातु शिल्प | brass work, dhokra
    Painting | चित्रकला | warli, madhubani
    Plumbing | नलसाज़ी | plumber
    Masonry | राजमिस्त्री का काम | mason
    Vehicle Repair | वाहन मरम्मत | mechanic
    Driving | वाहन चालन | driver
    Beauty and Hair | सौंदर्य सेवा | beautician
    Hotel and Restaurant Service | होटल और रेस्टोरेंट सेवा | hospitality, housekeeping
    Tour Guiding | पर्यटन मार्गदर्शन | tourism
    Recycled Crafts | कबाड़ से शिल्प | upcycling`,
} as const;
