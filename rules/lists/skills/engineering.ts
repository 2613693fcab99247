export const engineering = {
  'Electronics and Hardware': `
    Embedded Systems | एम्बेडेड सिस्टम | embedded c, firmware
    Arduino | आर्डुइनो |
    Raspberry Pi | |
    Internet of Things | इंटरनेट ऑफ़ थिंग्स | iot
    Microcontrollers | माइक्रोकंट्रोलर | esp32, stm32
    PCB Design | पीसीबी डिज़ाइन | kicad, altium, eagle
    Circuit Design | परिपथ रचना | analog electronics
    Digital Electronics | डिजिटल इलेक्ट्रॉनिक्स |
    VLSI Design | वीएलएसआई डिज़ाइन | vlsi, chip design
    FPGA | | verilog, vhdl
    Signal Processing | सिग्नल प्रोसेसिंग | dsp
    Wireless Communication | वायरलेस कम्युनिकेशन | rf, lora, bluetooth
    Sensors | संवेदक | instrumentation
    Power Electronics | पावर इलेक्ट्रॉनिक्स |
    Battery Technology | बैटरी तकनीक | batteries, bms
    Soldering | सोल्डरिंग |
    Electronics Repair | इलेक्ट्रॉनिक्स मरम्मत | mobile repair
    Prototyping | प्रोटोटाइप बनाना | product prototyping, makerspace
    3D Printing | थ्रीडी प्रिंटिंग | additive manufacturing
    PLC Programming | पीएलसी प्रोग्रामिंग | plc, scada, industrial automation`,
  'Mechanical and Manufacturing': `
    Mechanical Design | यांत्रिक रचना | machine design
    SolidWorks | |
    AutoCAD | ऑटोकैड | cad, drafting
    Fusion 360 | |
    CATIA | |
    Finite Element Analysis | फ़ाइनाइट एलिमेंट एनालिसिस | fea, ansys
    Computational Fluid Dynamics | कम्प्यूटेशनल फ़्लूइड डायनेमिक्स | cfd
    Thermodynamics | थर्मोडायनेमिक्स | heat transfer
    CNC Machining | सीएनसी मशीनिंग | cnc
    Welding | वेल्डिंग |
    Sheet Metal Work | शीट मेटल का काम |
    Injection Moulding | इंजेक्शन मोल्डिंग | plastics
    Quality Control | गुणवत्ता नियंत्रण | six sigma, iso 9001
    Lean Manufacturing | लीन मैन्युफ़ैक्चरिंग | kaizen, 5s
    Production Planning | उत्पादन योजना |
    Automotive Engineering | ऑटोमोबाइल इंजीनियरिंग | automobile, vehicles
    Electric Vehicles | इलेक्ट्रिक वाहन | ev
    Mechatronics | मेकाट्रॉनिक्स |
    Heating and Cooling | हीटिंग और कूलिंग | hvac, refrigeration
    Machine Maintenance | मशीन रखरखाव | fitter, iti fitter`,
  'Civil, Electrical and Chemical': `
    Structural Engineering | स्ट्रक्चरल इंजीनियरिंग | staad pro, etabs
    Building Information Modelling | बिल्डिंग इन्फ़ॉर्मेशन मॉडलिंग | bim, revit
    Construction Management | निर्माण प्रबंधन | site engineer
    Surveying | भूमापन | land survey
    Geotechnical Engineering | जियोटेक्निकल इंजीनियरिंग | soil testing
    Transport Planning | परिवहन योजना | traffic engineering
    Urban Planning | नगर नियोजन | town planning
    Water Supply Engineering | जलापूर्ति | plumbing design
    Quantity Surveying | क्वांटिटी सर्वे | estimation and costing
    Architecture | वास्तुकला | architect, sketchup
    Interior Design | आंतरिक सज्जा |
    Electrical Engineering | विद्युत अभियांत्रिकी | eee
    Electrical Wiring | बिजली का काम | electrician
    Power Systems | पावर सिस्टम | power grid
    Solar Energy | सौर ऊर्जा | solar pv, solar installation
    Wind Energy | पवन ऊर्जा |
    Biogas | बायोगैस |
    Energy Audit | ऊर्जा ऑडिट |
    Chemical Engineering | केमिकल इंजीनियरिंग | process engineering
    Process Control | प्रोसेस कंट्रोल |
    Polymer Science | पॉलिमर विज्ञान | polymers
    Materials Science | पदार्थ विज्ञान | metallurgy
    Safety Engineering | सुरक्षा इंजीनियरिंग | hse, industrial safety
    Industrial Engineering | औद्योगिक इंजीनियरिंग | operations research`,
} as const;
