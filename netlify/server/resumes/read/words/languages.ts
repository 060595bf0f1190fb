/** Names of languages in English, German and French; folded. */
export const LANGUAGES =
  'english englisch anglais german deutsch allemand french franzosisch francais spanish spanisch espagnol italian italienisch italien portuguese portugiesisch portugais dutch niederlandisch neerlandais frisian friesisch danish danisch danois swedish schwedisch suedois norwegian norwegisch norvegien finnish finnisch finnois icelandic polish polnisch polonais czech tschechisch tcheque slovak slowakisch slovaque hungarian ungarisch hongrois romanian rumanisch roumain bulgarian bulgarisch bulgare greek griechisch grec turkish turkisch turc russian russisch russe ukrainian ukrainisch ukrainien croatian kroatisch croate serbian serbisch serbe bosnian slovenian slowenisch slovene albanian albanisch albanais lithuanian latvian estonian welsh irish gaelic scottish breton basque catalan katalanisch galician occitan corse luxembourgish luxemburgisch arabic arabisch arabe hebrew hebraisch hebreu persian persisch persan farsi dari pashto kurdish kurdisch kurde hindi urdu bengali punjabi gujarati marathi tamil telugu kannada malayalam nepali sinhala chinese chinesisch chinois mandarin cantonese japanese japanisch japonais korean koreanisch coreen vietnamese vietnamesisch vietnamien thai indonesian malay tagalog filipino swahili amharic igbo yoruba hausa zulu xhosa afrikaans somali wolof bambara lingala malagasy berber tamazight latin latein hawaiian maori esperanto sign gebardensprache langue'.split(
    ' ',
  );

/** Above the columns of a table of languages, as Europass has it. */
export const LANGUAGE_COLUMNS =
  'understanding|speaking|writing|reading|listening|spoken interaction|spoken production|comprendre|parler|ecrire|ecrit|ecouter|lire|prendre part a une conversation|s’exprimer oralement en continu|verstehen|sprechen|schreiben|horen|lesen|an gesprachen teilnehmen|zusammenhangendes sprechen'.split(
    '|',
  );
