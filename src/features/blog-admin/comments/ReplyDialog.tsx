import { zodResolver } from '@hookform/resolvers/zod';
import { useId } from 'react';
import { useForm } from 'react-hook-form';

import { CommentReply, type ModeratedComment } from '#contracts/blog-moderation.ts';
import { Button } from '#components/ui/Button.tsx';
import { Dialog } from '#components/ui/Dialog.tsx';
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
  const formId = useId();
  const send = async (reply: CommentReply) => {
    try {
      await moderation.reply(id, reply.content);
      onClose();
    } catch (error) {
      showFieldErrors(error, setError, ['content']);
    }
  };
  return (
    <Dialog
      title="Reply"
      isOpen
      size="medium"
      onClose={onClose}
      footer={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={formState.isSubmitting}>
            Send reply
          </Button>
        </>
      }
    >
      <blockquote className="mb-4 border-l-2 border-line pl-3 wrap-anywhere whitespace-pre-wrap text-muted">
        {content}
      </blockquote>
      <form id={formId} noValidate onSubmit={(event) => void handleSubmit(send)(event)}>
        <TextArea
          autoFocus
          label={`Reply to ${authorName}`}
          // A comment that is not public yet becomes so.
          description={status === 'approved' ? undefined : 'The comment is approved with it.'}
          error={formState.errors.content?.message}
          {...register('content')}
        />
      </form>
    </Dialog>
  );
}
