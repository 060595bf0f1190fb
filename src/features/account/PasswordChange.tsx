import { zodResolver } from '@hookform/resolvers/zod';
import { useMutation } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';

import { PasswordChange as Schema } from '#contracts/auth.ts';
import { Button } from '#components/ui/Button.tsx';
import { Panel } from '#components/ui/Panel.tsx';
import { PasswordField } from '#components/ui/PasswordField.tsx';
import { api } from '#lib/api/api.ts';
import { showFieldErrors } from '#lib/api/form-errors.ts';

/** Changes the password; every other session ends by it. */
export function PasswordChange() {
  const form = useForm<Schema>({
    resolver: zodResolver(Schema),
    defaultValues: { currentPassword: '', newPassword: '' },
  });
  const { errors } = form.formState;
  const change = useMutation(
    api.auth.changePassword.mutationOptions({
      onSuccess: () => form.reset(),
      onError: (error) => showFieldErrors(error, form.setError, ['currentPassword', 'newPassword']),
      meta: {
        success: 'Password changed: All other sessions were signed out.',
        failure: 'Update failed: Failed to change the password',
        refreshes: [api.auth.sessions.key()],
      },
    }),
  );
  return (
    <Panel title="Password">
      <form
        noValidate
        className="grid gap-4 py-1"
        onSubmit={(event) => void form.handleSubmit((values) => change.mutate(values))(event)}
      >
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword')}
        />
        <PasswordField
          label="New password"
          description="At least 12 characters. All other sessions are signed out."
          autoComplete="new-password"
          error={errors.newPassword?.message}
          {...form.register('newPassword')}
        />
        <div>
          <Button type="submit" variant="primary" isPending={change.isPending}>
            Change password
          </Button>
        </div>
      </form>
    </Panel>
  );
}
