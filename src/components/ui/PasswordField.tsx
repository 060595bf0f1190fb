import { Eye, EyeOff } from 'lucide';
import { useState, type ComponentProps } from 'react';

import { FormField, type FieldText } from './FormField.tsx';
import { Icon } from './Icon.tsx';
import { iconButton, input } from './owner-styles.ts';

type Props = FieldText & Omit<ComponentProps<'input'>, 'id' | 'className' | 'type'>;

/** A password with a switch that shows it (AU-4). */
export function PasswordField({ label, description, error, autoFocus, ...props }: Props) {
  const [isShown, setShown] = useState(false);
  const icon = isShown ? EyeOff : Eye;
  return (
    <FormField {...{ label, description, error, autoFocus }}>
      {(control) => (
        <div className="relative">
          <input
            {...props}
            {...control}
            type={isShown ? 'text' : 'password'}
            spellCheck={false}
            autoCapitalize="none"
            className={`${input} pr-(--control)`}
          />
          <button
            type="button"
            aria-label={`${isShown ? 'Hide' : 'Show'} ${label.toLowerCase()}`}
            className={`${iconButton} absolute top-0 right-0`}
            onClick={() => setShown(!isShown)}
          >
            <Icon shape={icon} size={17} />
          </button>
        </div>
      )}
    </FormField>
  );
}
