import { CopyButton } from '#components/ui/CopyButton.tsx';
import { linkButton } from '#components/ui/owner-styles.ts';
import { TextField } from '#components/ui/TextField.tsx';

/** The address, which is seen this once. */
export function NewAddress({ address }: { address: string }) {
  return (
    <div className="grid gap-3 rounded-card bg-accent-soft px-4 py-3">
      <TextField
        label="Secret address"
        description="Copy it now: it is shown only once. Whoever has it can read the calendar."
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <div className="flex flex-wrap gap-2">
        <CopyButton label="Copy address" text={address} />
        <a href={address.replace(/^https?:/u, 'webcal:')} className={linkButton}>
          Open in the calendar of this device
        </a>
      </div>
    </div>
  );
}
