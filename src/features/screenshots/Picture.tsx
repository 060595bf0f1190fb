import { ImageOff } from 'lucide';
import { useState } from 'react';

import { Icon } from '#components/ui/Icon.tsx';

type Props = {
  path: string;
  alt: string;
  width: number;
  height: number;
  isLazy?: boolean;
  className?: string;
};

/** An image of the server's, or why there is none: its bytes may be gone, or their store down. */
export function Picture({ path, alt, width, height, isLazy = false, className = '' }: Props) {
  const [missing, setMissing] = useState<string>();
  if (missing === path)
    return (
      <span
        role="img"
        aria-label={`${alt}: cannot be loaded at the moment`}
        style={{ aspectRatio: `${width} / ${height}` }}
        className="grid w-full place-content-center justify-items-center gap-1.5 bg-raised p-2 text-center text-xs text-muted"
      >
        <Icon shape={ImageOff} size={22} strokeWidth={1.5} />
        Cannot be loaded
      </span>
    );
  return (
    <img
      src={path}
      alt={alt}
      width={width}
      height={height}
      loading={isLazy ? 'lazy' : 'eager'}
      decoding="async"
      onError={() => setMissing(path)}
      className={`block h-auto w-full ${className}`}
    />
  );
}
