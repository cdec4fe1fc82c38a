/** Towns by zip; a village zip often has several. Budapest follows a rule. */
const places: Readonly<Record<string, readonly string[]>> = {
  '2000': ['Szentendre'], '2013': ['Pomáz'], '2040': ['Budaörs'], '2045': ['Törökbálint'], '2100': ['Gödöllő'], '2120': ['Dunakeszi'],
  '2141': ['Csömör'], '2200': ['Monor'], '2300': ['Ráckeve'], '2400': ['Dunaújváros'], '2500': ['Esztergom'], '2600': ['Vác'],
  '2660': ['Balassagyarmat'], '2700': ['Cegléd'], '2750': ['Nagykőrös'], '2800': ['Tatabánya'], '2900': ['Komárom'],
  '3000': ['Hatvan'], '3100': ['Salgótarján'], '3200': ['Gyöngyös'], '3300': ['Eger'], '3360': ['Heves'], '3400': ['Mezőkövesd'],
  '3434': ['Mályi'], '3525': ['Miskolc'], '3530': ['Miskolc'], '3561': ['Felsőzsolca'], '3600': ['Ózd'], '3700': ['Kazincbarcika'],
  '3752': ['Galvács', 'Szendrő'], '3837': ['Alsóvadász', 'Aszaló'], '3950': ['Sárospatak'], '4024': ['Debrecen'], '4032': ['Debrecen'],
  '4220': ['Hajdúböszörmény'], '4400': ['Nyíregyháza'], '4600': ['Kisvárda'], '4945': ['Szatmárcseke', 'Kölcse'], '5000': ['Szolnok'],
  '5100': ['Jászberény'], '5600': ['Békéscsaba'], '5700': ['Gyula'], '6000': ['Kecskemét'], '6500': ['Baja'], '6640': ['Csongrád'],
  '6720': ['Szeged'], '6800': ['Hódmezővásárhely'], '7020': ['Dunaföldvár'], '7100': ['Szekszárd'], '7200': ['Dombóvár'],
  '7400': ['Kaposvár'], '7621': ['Pécs'], '7694': ['Hosszúhetény'], '7958': ['Kákics', 'Okorág', 'Marócsa'], '8000': ['Székesfehérvár'],
  '8200': ['Veszprém'], '8230': ['Balatonfüred'], '8360': ['Keszthely'], '8600': ['Siófok'], '8800': ['Nagykanizsa'],
  '8900': ['Zalaegerszeg'], '8992': ['Bagod', 'Boncodfölde', 'Hagyárosbörönd', 'Zalaboldogfa'], '9021': ['Győr'], '9024': ['Győr'],
  '9200': ['Mosonmagyaróvár'], '9400': ['Sopron'], '9500': ['Celldömölk'], '9700': ['Szombathely'], '9970': ['Szentgotthárd'],
};

/** A zip 1xxx is Budapest if its middle two digits are a district (01 to 23), or 00 for Margaret Island. */
const isBudapest = (zip: string): boolean => zip.startsWith('1') && Number(zip.slice(1, 3)) <= 23;

/** The towns of a zip; none if it is unknown. */
export const citiesOf = (zip: string): readonly string[] => (isBudapest(zip) ? ['Budapest'] : (places[zip] ?? []));
