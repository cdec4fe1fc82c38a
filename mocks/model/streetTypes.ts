export const streetTypes: readonly string[] = [
  'utca', 'út', 'tér', 'körút', 'köz', 'sétány', 'sor', 'fasor', 'sugárút', 'rakpart', 'dűlő', 'park', 'lépcső', 'liget', 'lakótelep',
  'telep', 'tanya', 'udvar', 'part', 'kert', 'mező', 'hegy', 'hegysor', 'határút', 'körtér', 'major', 'ösvény', 'gát', 'árok', 'zug',
];
