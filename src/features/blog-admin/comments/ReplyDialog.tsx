import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { CommentReply, type ModeratedComment } from '#contracts/blog-moderation.ts';
import { FormDialog } from '#components/ui/FormDialog.tsx';
import { TextArea } from '#components/ui/TextArea.tsx';
import { showFieldErrors } from '#lib/api/form-errors.ts';

import type { Moderation } from './use-moderation.ts';

type Props = {
  comment: ModeratedComment;
  moderation: Pick<Moderation, 'reply'>;
  onClose: () => void;
};

/** The author's answer, below what it answers; what is typed stays when it cannot be sent. */
export function ReplyDialog({ comment, moderation, onClose }: Props) {
  const { id, authorName, content, status } = comment;
  const { register, handleSubmit, formState, setError } = useForm<CommentReply>({
    resolver: zodResolver(CommentReply),
    defaultValues: { content: '' },
  });
  const send = async (reply: CommentReply) => {
    try {
      await moderation.reply(id, reply.content);
      onClose();
    } catch (error) {
      showFieldErrors(error, setError, ['content']);
    }
  };
  return (
    <FormDialog
      title="Reply"
      size="medium"
      onClose={onClose}
      action="Send reply"
      isPending={formState.isSubmitting}
      onSubmit={() => void handleSubmit(send)()}
    >
      <blockquote className="border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap text-muted">
        {content}
      </blockquote>
      <TextArea
        autoFocus
        label={`Reply to ${authorName}`}
        // A comment that is not public yet becomes so.
        description={status === 'approved' ? undefined : 'The comment is approved with it.'}
        error={formState.errors.content?.message}
        {...register('content')}
      />
    </FormDialog>
  );
}
