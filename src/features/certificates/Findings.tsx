import { CircleX, Info, TriangleAlert, type IconNode } from 'lucide';

import { Icon } from '#components/ui/Icon.tsx';
import type { CertificateFinding } from '#contracts/certificate-parts.ts';

type Severity = CertificateFinding['severity'];

const LOOKS: Record<Severity, { label: string; icon: IconNode; tone: string }> = {
  refused: { label: 'In the way', icon: CircleX, tone: 'text-danger' },
  wrong: { label: 'Wrong', icon: TriangleAlert, tone: 'text-warning' },
  note: { label: 'Note', icon: Info, tone: 'text-muted' },
};
const ORDER: readonly Severity[] = ['refused', 'wrong', 'note'];

/** Sentences with how much they matter, the worst first. */
export function Findings({ findings }: { findings: readonly CertificateFinding[] }) {
  const sorted = ORDER.flatMap((severity) => findings.filter((one) => one.severity === severity));
  return (
    <ul aria-label="Findings" aria-live="polite" className="grid gap-1.5 empty:hidden">
      {sorted.map(({ severity, message }) => {
        const { label, icon, tone } = LOOKS[severity];
        return (
          <li key={`${severity} ${message}`} className="flex gap-2.5">
            <Icon shape={icon} size={17} className={`mt-0.5 shrink-0 ${tone}`} />
            <span className="min-w-0 wrap-anywhere">
              <span className={`font-medium ${tone}`}>{label}:</span> {message}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
