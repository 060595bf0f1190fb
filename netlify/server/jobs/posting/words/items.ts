/** Words by which an item of a list tells that it asks for something, or that it is given. */

export const ASKED_ITEM =
  /\b(?:degree|diploma|certificate|certification|certified|licen[cs]e|clearance|experience|knowledge|ability to|able to|fluent|fluency|proficien\w{0,4}|familiar\w{0,4}|skills?|years?|qualified|qualification|understanding|willing\w{0,4}|background|right to work|eye for|command of|passion|expérience|diplôme|permis|maîtrise|connaissances?|capacité|aisance|bac|rigueur|autonom\w{0,2}|experiencia|titulación|título|carn[ée]t?|conocimientos?|dominio|disponibilidad|nivel|imprescindible|capacidad)(?![\p{L}])|erfahrung|kenntnis|ausbildung|studium|führerschein|abschluss|bereitschaft|fähigkeit|umgang mit|gesellenbrief|meisterbrief|zuverlässig|fließend|belastbar|teamgeist/iu;

export const GIVEN_ITEM =
  /\b(?:paid|holidays?|insurance|discounts?|pension|annual leave|bonus|401|training budget|free|salary|congés?|mutuelle|tickets?|prime|rémunération|vacaciones|seguro|salario|descuento)(?![\p{L}])|urlaub|zuschuss|vergütung|weiterbildung|rabatt|we (?:offer|provide)|wir bieten|nous offrons|ofrecemos/iu;
