/** Nouns that name what a verb does: who took part in the selection took part in selecting. `verb: nouns ;`. */
export const NOUNS_OF_VERBS = `
roll_out: rollout deployment ; carry_out: execution ; set_up: setup installation configuration ; go_live: golive
acquire: acquisition ; admit: admission ; analyze: analysis ; classify: classification ; clarify: clarification
compare: comparison ; convert: conversion ; decide: decision ; deploy: deployment ; describe: description ; divest: divestiture
diversify: diversification ; explain: explanation ; extend: extension ; hand_over: handover ; intervene: intervention
lay_out: layout ; modify: modification ; notify: notification ; produce: production ; prove: proof ; quantify: quantification
recover: recovery ; retain: retention ; sign_off: signoff ; submit: submission ; transcribe: transcription
administer: administration ; adjust: adjustment ; adopt: adoption ; apply: application
member: membership belong ; advise: advice ; allocate: allocation ; approve: approval ; arrange: arrangement
assemble: assembly ; assess: assessment ; automate: automation ; calculate: calculation ; calibrate: calibration
certify: certification ; clean: cleanup ; collect: collection ; compile: compilation ; complete: completion
consolidate: consolidation ; construct: construction ; consult: consultation
contribute: contribution contributor ; coordinate: coordination ; create: creation
customize: customization customisation ; decrease: decline ; deliver: delivery ; develop: development
digitize: digitization digitisation ; discover: discovery ; distribute: distribution ; document: documentation
enroll: enrollment enrolment ; establish: establishment ; estimate: estimation ; evaluate: evaluation
expand: expansion ; explore: exploration ; facilitate: facilitation ; generate: generation ; grow: growth
guide: guidance ; harmonize: harmonization harmonisation ; identify: identification ; implement: implementation
improve: improvement ; inspect: inspection ; integrate: integration ; introduce: introduction
investigate: investigation ; maintain: upkeep ; measure: measurement ; migrate: migration ; moderate: moderation
modernize: modernization modernisation ; negotiate: negotiation ; observe: observation
optimize: optimization optimisation ; oversee: oversight ; participate: participation participant
prepare: preparation ; promote: promotion ; propose: proposal ; publish: publication
recommend: recommendation ; reconcile: reconciliation ; recruit: recruitment ; reduce: reduction
register: registration ; lose: loss ; relocate: relocation ; renegotiate: renegotiation ; renew: renewal
renovate: renovation ; resolve: resolution ; restore: restoration ; restructure: restructuring
revise: revision ; segment: segmentation ; select: selection ; simplify: simplification ; simulate: simulation
standardize: standardization standardisation ; supervise: supervision ; support: supporter
transform: transformation ; translate: translation ; treat: treatment ; validate: validation
verify: verification
`;

/** Adjectives of a noun: regional revenue is revenue of the region. `noun: adjectives ;`. */
export const ADJECTIVES_OF_NOUNS = `
region: regional ; department: departmental ; north: northern ; south: southern ; east: eastern ; west: western
europe: european europewide ; finance: financial ; budget: budgetary ; environment: environmental
municipality: municipal ; province: provincial ; season: seasonal ; contract: contractual
agriculture: agricultural ; industry: industrial ; commerce: commercial ; structure: structural
statistics: statistical
`;
