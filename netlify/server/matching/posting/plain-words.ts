/** Words of postings that name no skill by themselves. */
import { foldedWords } from '../text/fold.ts';

/** Grammar of three languages, folded. */
export const FUNCTION_WORDS =
  foldedWords(`a an the of in on at to for with by from as and or but not no nor so than that which who whom them
  this these those it its is are was were be been being has have had do doe did will would can could should must may might
  you your we our us they their he she him her i me my if when while where how what into within across between among
  about above after before during under over through per via etc e g i.e one two three any all each every other another some
  such both either neither more most least very also only well even if up out off own same too there here then
  der die das den dem des ein eine einen einem einer eine und oder mit in im am an auf bei beim von vom zu zum zur fur als auch
  aus nach uber unter durch sowie sie ihr ihre ihren ihrem du dein deine wir unser unsere sich ist sind werden wird hast haben bzw
  wie z b oder nicht kein keine sein einem anderen andere anderer anderem ander eines daran gern gerne bereit
  le la les l un une des du de d et ou en dans avec sur sous pour par au aux a vous votre vos nous notre ce cette ces son sa ses
  est sont etre avoir que qui se sa ou ainsi autre autres tout toute tous comme chez plus n ne pas`);

/** `ITIL or a comparable framework` */
export const SIMILAR = foldedWords(
  'similar comparable equivalent vergleichbar vergleichbare vergleichbaren vergleichbares ähnliche ähnlichen ähnlich similaire équivalent équivalente',
);

/** Praise, degree and the empty nouns of requirements, folded. */
export const NO_TERMS =
  foldedWords(`strong good great excellent solid sound proven deep extensive hand advanced basic working prior previous
  relevant similar comparable equivalent related practical professional demonstrated demonstrable successful recent minimum required preferred plus bonu bonus ideal
  ideally preferably modern common current own real first experience knowledge skill skills ability understanding familiarity proficiency expertise background
  year years month degree field role roles position job work working environment team tool tools technology technologie system systems
  software framework frameworks platform platforms method methods methodology methodologie practice practices principle principles concept concepts process processe use usage using
  least level high willingness willing able capability knowhow know competence competency training certificate certification license licence
  sehr gut gute guter gutes guten sicher sicherer sicheren sichere fundiert fundierte fundierten erste ersten mehrjahrig mehrjahrige mehrjahriger ausgepragt ausgepragte hohe hoher hohes
  erfahrung erfahrungen kenntnis kenntnisse kenntnissen umgang bereitschaft fahigkeit fahigkeiten verstandnis interesse freude spass grundkenntnisse niveau abgeschlossene abgeschlossenes abgeschlossener vergleichbare
  vergleichbarer vergleichbar qualifikation idealerweise bereich berufserfahrung praxis praktische einschlagige einschlagiger gangige gangigen gangiger mindesten
  bon bonne bonnes bons excellente tres solide solides expérience experience experiences connaissance connaissances maitrise pratique capacite sens gout notion notions outil outils logiciel logiciels
  niveau minimum formation diplome premiere premier an ans annee annees poste similaire equivalent equivalente appetence aisance
  senior junior candidate person people someone everyone thing things kind part time day daily week weekly new long short full state like including include example lot variety range
  cabinet entreprise company firm industry sector secteur branche umfeld unternehmen
  i.e interest passion passionate enthusiasm eye attitude mindset desire commitment approach record track standard standards issue issues
  monday tuesday wednesday thursday friday saturday sunday january february march april june july august september october november december
  alabama arizona arkansas california colorado connecticut delaware florida georgia hawaii idaho illinois indiana iowa kansas kentucky louisiana maine maryland massachusetts
  michigan minnesota mississippi missouri montana nebraska nevada ohio oklahoma oregon pennsylvania tennessee texas utah vermont virginia washington wisconsin wyoming
  really truly house place fruh spat nacht schicht usa us eu uk m w f d x cdi cdd h etc hire ok am pm est tn eoe id or more higher better equal accredited valid active`);
