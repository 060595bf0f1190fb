/** The vocabulary of this deployment: our own files, and the owner's. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { contentFolder } from '../../content/folder.ts';
import construction from './construction.json' with { type: 'json' };
import data from './data.json' with { type: 'json' };
import education from './education.json' with { type: 'json' };
import finance from './finance.json' with { type: 'json' };
import general from './general.json' with { type: 'json' };
import healthCare from './health-care.json' with { type: 'json' };
import hospitality from './hospitality.json' with { type: 'json' };
import hr from './hr.json' with { type: 'json' };
import itOperations from './it-operations.json' with { type: 'json' };
import law from './law.json' with { type: 'json' };
import logistics from './logistics.json' with { type: 'json' };
import manufacturing from './manufacturing.json' with { type: 'json' };
import marketing from './marketing.json' with { type: 'json' };
import { readOwnerVocabulary } from './owner-file.ts';
import { VocabularyFile } from './schema.ts';
import software from './software.json' with { type: 'json' };
import { vocabularyOf, type Vocabulary } from './vocabulary.ts';

const FIELDS = [
  software,
  itOperations,
  data,
  general,
  healthCare,
  construction,
  manufacturing,
  finance,
  marketing,
  education,
  law,
  logistics,
  hr,
  hospitality,
];

let current: Vocabulary | undefined;

/**
 * The terms of our own files and of the owner's, whose spellings win; read once per process.
 *
 * @throws {Error} naming file and line where `content/vocabulary.yaml` does not fit.
 */
export function currentVocabulary(): Vocabulary {
  if (current) return current;
  const file = path.join(contentFolder(), 'vocabulary.yaml');
  const owned = existsSync(file) ? [readOwnerVocabulary(readFileSync(file, 'utf8'))] : [];
  current = vocabularyOf([...owned, ...ownVocabularyFiles()]);
  return current;
}

/** Our own files, validated. */
export function ownVocabularyFiles(): VocabularyFile[] {
  return FIELDS.map((field) => VocabularyFile.parse(field));
}
