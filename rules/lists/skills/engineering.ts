export const engineering = {
  'Electronics and Hardware': `
    Embedded Systems | | embedded c, firmware
    Arduino | आर्डुइनो |
    Raspberry Pi | |
    Internet of Things | | iot
    Microcontrollers | | esp32, stm32
    PCB Design | | kicad, altium, eagle
    Circuit Design | परिपथ रचना | analog electronics
    Digital Electronics | |
    VLSI Design | | vlsi, chip design
    FPGA | | verilog, vhdl
    Signal Processing | | dsp
    Wireless Communication | | rf, lora, bluetooth
    Sensors | संवेदक | instrumentation
    Power Electronics | |
    Battery Technology | | batteries, bms
    Soldering | सोल्डरिंग |
    Electronics Repair | | mobile repair
    Prototyping | | product prototyping, makerspace
    3D Printing | | additive manufacturing
    PLC Programming | | plc, scada, industrial automation`,
  'Mechanical and Manufacturing': `
    Mechanical Design | यांत्रिक रचना | machine design
    SolidWorks | |
    AutoCAD | ऑटोकैड | cad, drafting
    Fusion 360 | |
    CATIA | |
    Finite Element Analysis | | fea, ansys
    Computational Fluid Dynamics | | cfd
    Thermodynamics | | heat transfer
    CNC Machining | | cnc
    Welding | वेल्डिंग |
    Sheet Metal Work | |
    Injection Moulding | | plastics
    Quality Control | गुणवत्ता नियंत्रण | six sigma, iso 9001
    Lean Manufacturing | | kaizen, 5s
    Production Planning | |
    Automotive Engineering | | automobile, vehicles
    Electric Vehicles | इलेक्ट्रिक वाहन | ev
    Mechatronics | |
    Heating and Cooling | | hvac, refrigeration
    Machine Maintenance | मशीन रखरखाव | fitter, iti fitter`,
  'Civil, Electrical and Chemical': `
    Structural Engineering | | staad pro, etabs
    Building Information Modelling | | bim, revit
    Construction Management | निर्माण प्रबंधन | site engineer
    Surveying | भूमापन | land survey
    Geotechnical Engineering | | soil testing
    Transport Planning | | traffic engineering
    Urban Planning | नगर नियोजन | town planning
    Water Supply Engineering | जलापूर्ति | plumbing design
    Quantity Surveying | | estimation and costing
    Architecture | वास्तुकला | architect, sketchup
    Interior Design | आंतरिक सज्जा |
    Electrical Engineering | विद्युत अभियांत्रिकी | eee
    Electrical Wiring | बिजली का काम | electrician
    Power Systems | | power grid
    Solar Energy | सौर ऊर्जा | solar pv, solar installation
    Wind Energy | पवन ऊर्जा |
    Biogas | बायोगैस |
    Energy Audit | |
    Chemical Engineering | | process engineering
    Process Control | |
    Polymer Science | | polymers
    Materials Science | | metallurgy
    Safety Engineering | | hse, industrial safety
    Industrial Engineering | | operations research`,
} as const;
