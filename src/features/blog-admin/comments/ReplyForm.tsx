import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { CommentReply } from '#contracts/blog-moderation.ts';
import { Button } from '#components/ui/Button.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { showFieldErrors } from '#lib/form-errors.ts';

type Props = {
  name: string;
  /** The comment is not public yet; the reply makes it so. */
  isApproving: boolean;
  onSend: (content: string) => Promise<unknown>;
  onClose: () => void;
};

/** The author's answer; what is typed stays when it cannot be sent. */
export function ReplyForm({ name, isApproving, onSend, onClose }: Props) {
  const { register, handleSubmit, formState, setError } = useForm<CommentReply>({
    resolver: zodResolver(CommentReply),
    defaultValues: { content: '' },
  });
  const send = async ({ content }: CommentReply) => {
    try {
      await onSend(content);
      onClose();
    } catch (error) {
      showFieldErrors(error, setError, ['content']);
    }
  };
  return (
    <form noValidate className="grid max-w-prose gap-2" onSubmit={(event) => void handleSubmit(send)(event)}>
      <TextArea
        autoFocus
        label={`Reply to ${name}`}
        description={isApproving ? 'The comment is approved with it.' : undefined}
        error={formState.errors.content?.message}
        {...register('content')}
      />
      <div className="flex gap-2">
        <Button type="submit" variant="primary" isPending={formState.isSubmitting}>
          Send reply
        </Button>
        <Button onPress={onClose}>Cancel</Button>
      </div>
    </form>
  );
}
