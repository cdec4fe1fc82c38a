/** Towns by zip; a village zip often has several. Budapest follows a rule. */
const places: Readonly<Record<string, readonly string[]>> = {
  '2000': ['Szentendre'],
  '2040': ['Budaörs'],
  '2100': ['Gödöllő'],
  '2500': ['Esztergom'],
  '3300': ['Eger'],
  '3525': ['Miskolc'],
  '3752': ['Galvács', 'Szendrő'],
  '4024': ['Debrecen'],
  '4400': ['Nyíregyháza'],
  '4945': ['Szatmárcseke', 'Kölcse'],
  '5000': ['Szolnok'],
  '6000': ['Kecskemét'],
  '6720': ['Szeged'],
  '6800': ['Hódmezővásárhely'],
  '7621': ['Pécs'],
  '7958': ['Kákics', 'Okorág', 'Marócsa'],
  '8000': ['Székesfehérvár'],
  '8200': ['Veszprém'],
  '8992': ['Bagod', 'Boncodfölde', 'Hagyárosbörönd', 'Zalaboldogfa'],
  '9021': ['Győr'],
  '9024': ['Győr'],
  '9400': ['Sopron'],
  '9700': ['Szombathely'],
};

/** A zip 1xxx is Budapest if its middle two digits are a district (01 to 23), or 00 for Margaret Island. */
const isBudapest = (zip: string): boolean => zip.startsWith('1') && Number(zip.slice(1, 3)) <= 23;

/** The towns of a zip; none if it is unknown. */
export const citiesOf = (zip: string): readonly string[] => (isBudapest(zip) ? ['Budapest'] : (places[zip] ?? []));

export const streetTypes: readonly string[] =
  'utca út tér körút köz sétány sor fasor sugárút rakpart dűlő park lépcső liget lakótelep telep tanya udvar part kert mező hegy hegysor határút körtér major ösvény gát árok zug'.split(
    ' ',
  );
