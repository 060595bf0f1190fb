/** Words by which a degree or a certificate is asked for, in three languages. */
import { foldedWords } from '../text/fold.ts';

export const EDUCATION =
  foldedWords(`degree degrees bachelor bachelors master masters msc bsc phd mba doctorate diploma studium hochschulstudium studienabschluss
  hochschulabschluss ausbildung berufsausbildung abschluss licence bac baccalauréat bts dut cap bep dcg diplôme apprenticeship university`);
export const CERTIFICATES =
  foldedWords(`certificate certificates certification certifications credential credentials accreditation accredited ticket
  zertifikat zertifikate zertifizierung zertifizierungen führerschein fahrerlaubnis fachweiterbildung schulung schein meisterprüfung
  permis certificat habilitation driver driving clearance`);
