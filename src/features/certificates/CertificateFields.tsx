import { NAME_MAXIMUM } from '#contracts/certificates.ts';
import { SelectField } from '#components/ui/SelectField.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { TextField } from '#components/ui/TextField.tsx';

import { TYPE_OPTIONS } from './labels.ts';
import type { FieldName, useIntake } from './use-intake.ts';

type Props = Pick<ReturnType<typeof useIntake>, 'values' | 'errors' | 'setValue' | 'hasKeyInFile'>;

const PEM_ROWS = 6;

/** The fields of A-CRT-1. */
export function CertificateFields({ values, errors, setValue, hasKeyInFile }: Props) {
  const of = (name: FieldName) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => setValue(name, target.value),
  });
  const pem = { rows: PEM_ROWS, spellCheck: false, autoCapitalize: 'none', autoComplete: 'off' };
  const begins = (what: string) => `-----BEGIN ${what}-----`;
  return (
    <>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-4">
        <TextField label="Name" maxLength={NAME_MAXIMUM} autoComplete="off" {...of('name')} />
        <TextField
          label="Domain"
          placeholder="example.com"
          spellCheck={false}
          autoCapitalize="none"
          autoComplete="off"
          {...of('domain')}
        />
        <SelectField label="Type" options={TYPE_OPTIONS} {...of('type')} />
        <TextField
          label="Expiry date"
          type="date"
          isOptional
          description="Only compared: the certificate’s own date is stored."
          {...of('expiresAt')}
        />
      </div>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2 [&_textarea]:font-mono [&_textarea]:text-xs">
        <TextArea
          label="Certificate data"
          placeholder={begins('CERTIFICATE')}
          description="The certificate, and below it its chain."
          {...pem}
          {...of('certificateData')}
        />
        <TextArea
          label="Private key"
          placeholder={hasKeyInFile ? '' : begins('PRIVATE KEY')}
          description={
            hasKeyInFile
              ? 'It was found in the chosen files and stays there until it is stored.'
              : 'Stored encrypted, and never shown again.'
          }
          {...pem}
          {...of('privateKeyData')}
        />
        <TextArea
          label="CSR"
          isOptional
          placeholder={begins('CERTIFICATE REQUEST')}
          {...pem}
          rows={3}
          {...of('csrData')}
        />
        {values.type === 'cloudflare-client' && (
          <TextArea
            label="Client certificate"
            isOptional
            placeholder={begins('CERTIFICATE')}
            {...pem}
            rows={3}
            {...of('clientCertificateData')}
          />
        )}
      </div>
    </>
  );
}
