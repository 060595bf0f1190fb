/** Words of degrees and of schools in English, German and French; folded. */

/** One of these begins or makes a degree. */
export const DEGREE_WORDS =
  'bcomm b.com bcom m.com b.tech btech m.tech mtech b.e. m.e. bca mca sslc pgdm fachausweis berufsmaturitat bootcamp hsc ssc bachelor bachelors bachelor’s bachelor’s master masters master’s master’s doctor doctorate doctoral phd ph.d ph.d. dphil d.phil. md m.d. jd j.d. llb ll.b. llm ll.m. ba b.a. bs b.s. bsc b.sc b.sc. ma m.a. ms m.s. msc m.sc m.sc. mba m.b.a. emba bba b.b.a. mfa m.f.a. bfa b.f.a. beng b.eng b.eng. meng m.eng m.eng. bed b.ed. med m.ed. mph m.p.h. mpa mpp msw m.s.w. bsn b.s.n. msn m.s.n. dnp edd ed.d. pharmd dds aa a.a. as a.s. aas a.a.s. aos associate’s associate’s diploma certificate juris honours hons ged a-levels a-level gcse gcses nvq hnd hnc btec postgraduate undergraduate graduate degree bc. ing. bc mgr. mgr habilitation staatsexamen diplom dipl.-ing. dipl.-kfm. dipl.-kffr. dipl.-inf. dipl. diplom-ingenieur diplom-kaufmann magister promotion abitur fachabitur hochschulreife fachhochschulreife matura maturitat mittlere realschulabschluss hauptschulabschluss schulabschluss reife ausbildung lehre berufsausbildung fortbildung weiterbildung umschulung studium meisterprufung meisterbrief geselle gesellenprufung gesellenbrief techniker fachwirt fachwirtin betriebswirt betriebswirtin kaufmann kauffrau approbation baccalaureat bac bts dut but deug licence maitrise dea dess cap bep brevet doctorat diplome master dnsep dnap dnmade dnsepdesign mastere ingenieur titre habilitation agregation capes deust dcg dscg ingenieure certificat fachkraft facharbeiter facharbeiterin cfc efz apprenticeship apprentissage matur lehrabschluss meister laurea licenciatura ingeniero tecnico'.split(
    ' ',
  );

/** A word that ends so, such as `Bürokaufmann` or `Diplom-Ingenieur`, names what was learnt. */
export const DEGREE_ENDINGS =
  'kaufmann|kauffrau|mechaniker|mechanikerin|mechatroniker|ingenieur|ingenieurin|abschluss|reife|prufung|studium|fachwirt|fachwirtin|betriebswirt|diplom|examen|wirt|angestellte|angestellter|informatiker|informatikerin'.split(
    '|',
  );

export const SCHOOL_WORDS =
  'university universities universitat universite universiteit universidad universita college school schools institute institut institution academy academie akademie hochschule fachhochschule gymnasium realschule hauptschule gesamtschule grundschule berufsschule berufskolleg oberschule schule kolleg lycee ecole iut cfa faculte polytechnic polytechnique polytechnikum conservatory konservatorium seminary bootcamp campus centre center ihk handwerkskammer volkshochschule vhs eth epfl mit ucla insa hec essec escp sciences-po sorbonne hogeschool politecnico uni tu fh iae greta afpa cnam coding udacity coursera form sixth schulen ifsi esad ensa skolan hogskolan hogskola universitetet universitet skola escuela escola scuola istituto uniwersytet politechnika univerzita'.split(
    ' ',
  );

export const SCHOOL_ENDINGS =
  'schule|universitat|gymnasium|akademie|kolleg|institut|university|college|hochschule'.split('|');

/** Labels before a grade; the grade follows. */
export const GRADE_LABELS =
  'gpa|cgpa|grade|grade point average|overall gpa|cumulative gpa|note|abschlussnote|gesamtnote|endnote|durchschnitt|notendurchschnitt|schnitt|moyenne|final grade|average|durchschnittsnote|abiturnote|score|classification|mention|marks|percentage|percentage of marks|marks obtained|aggregate|result|prädikat|ergebnis'.split(
    '|',
  );
