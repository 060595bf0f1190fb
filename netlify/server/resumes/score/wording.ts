/** Verbs that begin good bullets, and phrases that say nothing, by language. */
import type { ResumeLanguage } from '#contracts/resume-language.ts';

import { foldedWords } from '../../matching/text/fold.ts';
import { phrasesOf } from '../../matching/text/phrases.ts';
import { frenchActs, germanActs, type Acts } from '../ledger/text/act-forms.ts';

/** Verbs in all their forms, and the nouns of their acts. */
const wordsOf = ({ forms }: Acts) => [...forms.keys()].join(' ').replaceAll('+', '');

const ACTIONS: Record<ResumeLanguage, ReadonlySet<string>> = {
  en: foldedWords(`accelerate achieve acquire adapt administer advise analyze answer assemble assess assist audit automate award balance build calculate
  care chair check clean close coach collaborate collect complete conduct configure consolidate consult contribute coordinate create cut debug deliver deploy design detect
  develop diagnose direct document draft drive earn edit educate eliminate enable engineer enhance ensure establish evaluate examine execute expand facilitate file find
  fix forecast form generate grow guide handle help hire identify implement improve increase inspect install instruct integrate introduce investigate keep launch
  lead led lower maintain make manage map measure mentor migrate model monitor move negotiate operate optimize orchestrate order organize oversee oversaw own package participate
  perform pilot plan prepare present process produce program promote propose provide publish raise ran rebuild rebuilt receive reconcile record recruit redesign reduce refactor
  renovate reorganize repair replace report represent research resolve respond restore restructure review revise run save schedule secure select sell sold serve set ship shorten
  simplify solve speed standardize start steer streamline strengthen study supervise supply support survey take taught teach test track train translate transport treat triage
  troubleshoot tune update upgrade validate verify visit win won write wrote built began brought bought chose drew drove found gave grew held kept knew made met paid put set spoke took went`),
  de: foldedWords(`leite leitete leitung fuhre fuhrte fuhrung entwickle entwickelte entwicklung plane plante planung steuere steuerte steuerung einfuhrung aufbau umsetzung betreue betreute betreuung
  baue baute erstelle erstellte erstellung optimierung optimierte verantwortete koordinierte koordination organisierte organisation durchfuhrung wartung pflege analyse analysierte
  senkung senkte steigerte steigerung verbesserte verbesserung konzeption konzipierte beratung beriet schulung schulte verhandelte verkaufte prufung prufte reparierte montierte ${wordsOf(germanActs)}`),
  fr: foldedWords(`pilote piloter pilotage gere gerer gestion developpe developper developpement concu concevoir conception mis mise dirige diriger direction anime animer animation realise realiser realisation
  cree creer creation coordonne coordonner coordination ameliore ameliorer amelioration redige rediger redaction suivi suivre encadre encadrer encadrement negocie negocier forme former formation
  reduit reduire assure assurer organise organiser analyser accompagne accompagner lance lancer optimise optimiser vendu vendre ${wordsOf(frenchActs)}`),
};
const ENDINGS: Record<ResumeLanguage, RegExp> = {
  en: /^(?:.{2,}ed|.{3,}ing)$/,
  de: /^.{2,}(?:ung|ierte|ete|nahme|bau)$/,
  fr: /^.{3,}(?:tion|age|ement)$/,
};

/** True where the first word, or the one after it, is what somebody did: `Led`, `Successfully led`, `Teamleitung`. */
export const isAction = (words: readonly string[], language: ResumeLanguage): boolean =>
  words.slice(0, 2).some((word) => ACTIONS[language].has(word)) || ENDINGS[language].test(words[0] ?? '');

const empty = (text: string) => phrasesOf({ empty: text });

export const EMPTY_PHRASES = {
  en: empty(`I, me, my, myself, responsible for, duties included, tasks included, hard worker, hardworking, go-getter, think outside the box, outside the box, synergy, synergies, results-driven, results-oriented, dynamic individual,
    highly motivated, self-motivated individual, detail-oriented individual, proven track record, track record of success, best of breed, value add, references available upon request, references available on request, various tasks, etc, and so on, among other things`),
  de: empty(
    `ich, mich, mein, meine, meinen, meiner, verantwortlich für, zuständig für, hoch motiviert, hochmotiviert, und vieles mehr, diverse Aufgaben, unter anderem, etc, usw`,
  ),
  fr: empty(
    `je, moi, mon, mes, responsable de, chargé de, chargée de, très motivé, très motivée, tâches diverses, entre autres, etc`,
  ),
};
