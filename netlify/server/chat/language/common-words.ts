/** Words that carry no subject of their own: grammar, politeness, and the small talk of questions. */
export const COMMON_WORDS = new Set(
  `a about above along actually after again all almost already also although always am an and another any anybody
anyone anything anyway everybody somewhere anywhere held hold holds are around as ask asking at away back basically be because been before being below best
better between big bit both briefly but by can care certain check come comes concrete could couple curious
currently deal describe detail details did different directly do does doing done down during each either else elaborate
enough especially etc even ever every everyone everything exactly example examples excellent expand explain far
fast few fill find fine first follow for from full fully further gave general generally get gets getting give
given gives go goes going gone good got great had hand happen happened happens has have having he hear help her here
hers herself hey hi him himself his how however i if immediately in include included includes including inform information info
instead interested interesting into involve involved involves is it item items its itself just keep kind kinda know
known knows last lately let lets like likes list little long look looking lot lots made main mainly make makes
making many matter may maybe me mean means mention mentioned might mind mine more most much must my myself name
named names near need needed needs never new next nice no none nor not nothing now number numbers of off often
oh ok okay old on once one ones only or other others our out over overall own particular particularly past
perhaps person people piece place please plenty point possible pretty probably provide put question questions
quick quickly quite rather read really regarding related right said same say says second see seem seems seen
several shall share she short should show shows side simply since single situation so some somebody someone
something sort speak specific specifically start started still stuff such sure take taken takes talk tell tells
than thank thanks that the their them themselves then there these they thing things think this those though
three through thus time times to today together told too took topic towards tried try trying two type types
under understand until up upon us use used uses using usually various very via want wanted wants was way ways we
well went were what whatever when where whether which while who whole whom whose why will wish with within
without wonder wondering would write yes yet you your yours yourself hello dear kindly against instead per sorry bunch latter former fastest quickest easiest fast quick permanent offer cool great nice left end hmm um uh
sir madam guy man mr mrs ms individual candidate owner person's gonna wanna gotta does u r ur pls plz thx btw
truly itech professional professionally style
version candidates candidate fit level levels area areas approach philosophy method methods holder scope extent
field sector aspect aspects side story journey stage context case cases part parts thoughts opinion view regard
regards respect successfully actively mostly primarily largest biggest highest greatest major important
significant recent recently latest relevant typical typically concerning guess suppose believe believes hear
heard brag impressive proper real serious seriously full deep deeply strong strongest summarize summarise summary sum words sentence sentences brief overview
compare compared comparison versus vs difference differ
according roughly approximately frequently regularly chronological chronologically honestly frankly meantime meanwhile afterwards afterward overnight wld normally nowadays straight
require requires required possess possesses possessed obtain obtained
wich wat wht hav dose dos teh abt bout shud cud wud cuz coz becuase`.split(/\s+/),
);
