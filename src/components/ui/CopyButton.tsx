import { Check, Copy } from 'lucide';
import { useState } from 'react';

import { showToast } from '#lib/page/toast.ts';

import { Button } from './Button.tsx';

/** Copies a text, and says whether it did (BA-10). */
export function CopyButton({ label, text }: { label: string; text: string }) {
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(text);
    } catch {
      showToast({
        title: 'Copy failed',
        description: 'Select the text and copy it by hand.',
        variant: 'destructive',
      });
    }
  };
  const isCopied = copied === text;
  const icon = isCopied ? Check : Copy;
  return (
    <Button icon={icon} onPress={() => void copy()}>
      <span aria-live="polite">{isCopied ? 'Copied' : label}</span>
    </Button>
  );
}
