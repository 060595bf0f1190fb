/** An icon of lucide as React draws it: `import { X } from 'lucide'`, `<Icon shape={X} />`. */
import type { IconNode } from 'lucide';
import { createElement } from 'react';

type Props = {
  shape: IconNode;
  /** In pixels, both ways. */
  size?: number;
  strokeWidth?: number;
  /** What it says where no text does; without it, it is decoration. */
  label?: string;
  className?: string | undefined;
};

const LINES = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

export function Icon({ shape, size = 24, strokeWidth = 2, label, className }: Props) {
  const meaning = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true };
  return (
    <svg {...{ ...LINES, ...meaning, strokeWidth, className }} viewBox="0 0 24 24" width={size} height={size}>
      {shape.map(([tag, attributes], index) => createElement(tag, { ...attributes, key: index }))}
    </svg>
  );
}
