import { useWatch } from 'react-hook-form';

import type { JobOrigin, ReadField } from '#contracts/job-posting.ts';

import type { Reading } from './page-fields.ts';
import type { JobFormApi } from './use-job-form.ts';

const SOURCES: Readonly<Record<JobOrigin['source'], string>> = {
  board: 'From the job board',
  structured: 'From the page’s data',
  page: 'From the page',
  text: 'From the text',
  owner: 'Yours',
};

type Props = { form: JobFormApi; name: ReadField; reading: Reading };

/** Where the value of a field comes from and how sure that is, as long as it is the one that was read. */
export function OriginHint({ form, name, reading }: Props) {
  const value = useWatch({ control: form.control, name });
  const fill = reading.fills[name];
  if (fill?.value !== value) return null;
  const { source, certainty } = fill.origin;
  return (
    <span data-certainty={certainty}>
      {SOURCES[source]}
      {certainty === 'guess' && <span className="font-medium text-warning"> · a guess, please check</span>}
    </span>
  );
}
