import { useEffect, useState } from 'react';

import { TextField } from '#components/ui/TextField.tsx';

const PAUSE_MS = 300;

type Props = { label: string; value: string; onSearch: (text: string) => void };

/** Searches when typing pauses, or at once by Enter. */
export function SearchField({ label, value, onSearch }: Props) {
  const [text, setText] = useState(value);
  const [shown, setShown] = useState(value);
  if (shown !== value) {
    setShown(value);
    if (value !== text.trim()) setText(value);
  }
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text, value, onSearch]);
  return (
    <div className="w-full sm:w-64">
      <TextField
        type="search"
        label={label}
        isLabelHidden
        placeholder={label}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={({ key }) => {
          if (key === 'Enter') onSearch(text.trim());
        }}
      />
    </div>
  );
}
